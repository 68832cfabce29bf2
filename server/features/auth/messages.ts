import { brand } from '../../../shared/brand.ts';

export const authMessages = {
  codes: {
    invalidLink: 'This link is not valid. Please ask for a new one.',
    expiredLink: 'This link has expired. Please ask for a new one.',
    otherBrowser: 'This code is not valid in this browser. Please ask for a new one.',
    expiredCode: 'This code has expired. Please ask for a new one.',
    wrongCode: 'This code is not right. Please check it and try again.',
    usedCode: 'This code has been used already. Please ask for a new one.',
    tooManyTries: (tries: number, minutes: number) =>
      `This code was tried ${tries} times. Please wait ${minutes} minutes and ask for a new one.`,
    usedLink: 'This link has been used already. Please ask for a new one.',
    lastCodeTried: (tries: number, wait: string) =>
      `The last code was tried ${tries} times. Please ask for a new one in ${wait}.`,
  },
  email: {
    unchanged: 'This is your email address already.',
    confirmedAlready: 'Your email address is confirmed already.',
    registered: 'This email is already registered. Please use the sign-in form instead.',
    registeredField: 'This email is already registered.',
    addressGone: 'This link is for an address that is no longer in use here.',
  },
  link: {
    choiceMissing: 'Tell us first where you want to continue, or that you did not start this.',
    screenGone: 'The other screen is no longer waiting. You can continue here instead.',
    choiceNotOffered: 'This link does not offer that.',
    wrongNumber:
      "That isn't the number on the other screen, so this link no longer works. Ask for a new email on that screen.",
    signInFirst: 'Sign in to the account that asked for this change, then open the link again.',
    otherAccount: "You're signed in to another account. Continue here to sign out of it.",
    otherGoogleAccount:
      'Your account already uses a different Google account. Sign in another way, then choose Google again to add this one.',
  },
  factors: {
    expired: 'This took too long. Please start again with a new code.',
    tooManyTries: (tries: number) => `A code was tried ${tries} times. Please start again.`,
    unreadableSecret: 'We cannot check this app any more. Please use a recovery code.',
    wrongCodeOrRecoveryCode:
      'This code is not right. Enter the one that your app shows now, or a recovery code you have not used.',
    wrongCode:
      'This code is not right. Enter the one that your app shows now, and check the clock of your device.',
    answered: 'This was answered already. Please start again with a new code.',
    tooManyCodes: (wait: string) => `Too many codes were tried. Please try again in ${wait}.`,
    tooManyApps: (count: number) => `You have ${count} apps already. Remove one first.`,
    noApp: 'Recovery codes stand in for an authenticator app. Add one first.',
    defaultName: 'Authenticator app',
  },
  passwords: {
    wrongCurrent: 'This is not your current password.',
    help: `Write to ${brand.supportEmail}, and we’ll help you.`,
    wrong: 'This password is not right. Please try again.',
    required: 'Please enter your password: a code can go to a confirmed email address or phone number only.',
    wrongCredentials: 'Email or password is not right. Please try again.',
  },
  phone: {
    takenField: 'This number belongs to another account.',
    taken: 'This phone number belongs to another account.',
    invalidCode: 'This code is not valid here. Please ask for a new one.',
    textsNotSetUp: 'Text messages are not set up on this site yet. Please use your email address instead.',
    invalid: 'Please enter a valid phone number',
    useEmail: 'Use your email address instead, or another number.',
    useAnotherNumber: 'Use another number.',
  },
} as const;

export const deviceNames = {
  browserOn: (system: string) => `A browser on ${system}`,
  unknown: 'Unknown device',
} as const;
