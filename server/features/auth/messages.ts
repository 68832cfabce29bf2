import { brand } from '../../../shared/site/brand.data.ts';

export const authMessages = {
  codes: {
    invalidLink: 'This link isn’t valid. Please ask for a new one.',
    expiredLink: 'This link has expired. Please ask for a new one.',
    otherBrowser: 'This code doesn’t work in this browser. Please ask for a new one.',
    expiredCode: 'This code has expired. Please ask for a new one.',
    wrongCode: 'That code isn’t right. Please check it and try again.',
    usedCode: 'This code has already been used. Please ask for a new one.',
    tooManyTries: (tries: number, minutes: number) =>
      `This code was tried ${tries} times. Please wait ${minutes} minutes, then ask for a new one.`,
    usedLink: 'This link has already been used. Please ask for a new one.',
    lastCodeTried: (tries: number, wait: string) =>
      `The last code was tried ${tries} times. Please ask for a new one in ${wait}.`,
  },
  email: {
    unchanged: 'This is already your email address.',
    confirmedAlready: 'Your email address is already confirmed.',
    registered: 'This email is already registered. Please use the sign-in form instead.',
    registeredField: 'This email is already registered.',
    addressGone: 'This link is for an address that’s no longer used here.',
  },
  link: {
    choiceMissing: 'First, tell us where you want to continue, or that you didn’t start this.',
    screenGone: 'The other screen is no longer waiting. You can continue here instead.',
    choiceNotOffered: 'That choice isn’t available for this link.',
    wrongNumber:
      'That isn’t the number on the other screen, so this link no longer works. Ask for a new email on that screen.',
    signInFirst: 'Sign in to the account that asked for this change, then open the link again.',
    otherAccount: 'You’re signed in to another account. Continue here to sign out of it.',
    proofRequired:
      'There’s already an account with this email address. We’ve emailed a link to that address. Open the link in this browser to add Google to the account.',
    googleElsewhere: 'This link only works in the browser where you chose Google. Open it there.',
  },
  factors: {
    expired: 'This took too long. Please start over with a new code.',
    tooManyTries: (tries: number) => `A code was tried ${tries} times. Please start over.`,
    unreadableSecret: 'We can’t check this app anymore. Please use a recovery code.',
    wrongCodeOrRecoveryCode:
      'That code isn’t right. Enter the current code from your app, or a recovery code you haven’t used.',
    wrongCode:
      'That code isn’t right. Enter the current code from your app, and check that your device’s clock is right.',
    answered: 'This step is already done. Please start over with a new code.',
    tooManyCodes: (wait: string) =>
      `Too many codes were tried. Please try again in ${wait}, or use a recovery code.`,
    tooManyApps: (count: number) => `You already have ${count} apps. Remove one first.`,
    noFactor: 'Recovery codes are a backup for a passkey or an authenticator app. Add one first.',
    defaultName: 'Authenticator app',
  },
  passkeys: {
    expired: 'This took too long. Please try your passkey again.',
    invalid: 'We couldn’t check this passkey. Please try again.',
    unknown: 'This passkey was removed from its account, so it no longer works. Sign in another way.',
    refused: 'We couldn’t check this passkey. Please try again, or use another way.',
    taken: 'This device already has a passkey for an account here. Use that one, or add another device.',
    tooMany: (count: number) => `You already have ${count} passkeys. Remove one first.`,
    otherAccount: 'This passkey belongs to another account. Sign out first, then use it.',
    notYours: 'This passkey belongs to another account. Choose one of yours.',
  },
  passwords: {
    wrongCurrent: 'That isn’t your current password.',
    help: `Write to ${brand.supportEmail} and we’ll help you.`,
    wrong: 'That password isn’t right. Please try again.',
    required:
      'Please enter your password. We can only send a code to a confirmed email address or phone number.',
    tooManyTries: (wait: string) => `Too many wrong passwords. Please try again in ${wait}.`,
    tooManyGuesses: (wait: string) =>
      `Too many sign-ins to this account failed. Please try again in ${wait}, or choose “Forgot password?”, Google, or your phone.`,
    wrongCredentials: 'That email or password isn’t right. Please try again.',
  },
  lastWayIn: 'This is the only way into your account. Add another one first, then remove it.',
  operatorAccount:
    'This account can use the operator’s desk, so it can’t be deleted here. Ask the person who runs the server to remove it from the operators first.',
  google: { notSetUp: 'Google sign-in isn’t set up here. Please use your email or phone.' },
  openPages: {
    ofAccount: 'Your account is open in too many tabs. Please close some of them.',
    ofNetwork: 'Too many pages are open on your network. Please close some of them.',
    ofSite: 'The site is very busy right now. Please try again in a moment.',
  },
  phone: {
    takenField: 'This number belongs to another account.',
    taken: 'This phone number belongs to another account.',
    invalidCode: 'This code doesn’t work here. Please ask for a new one.',
    textsNotSetUp: 'Text messages aren’t set up on this site yet. Please use your email address instead.',
    invalid: 'Please enter a valid phone number',
    useEmail: 'Use your email address instead, or another number.',
    useAnotherNumber: 'Use another number.',
  },
} as const;

export const deviceNames = {
  browserOn: (system: string) => `A browser on ${system}`,
  unknown: 'Unknown device',
} as const;
