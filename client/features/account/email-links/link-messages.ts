import { brand } from '../../../../shared/site/brand.data.ts';

/**
 * The words that depend on the link's purpose. `subject` is what was started, in the list of facts, and `confirm` the
 * single button in the browser that requested the link.
 */
export const purposeMessages = {
  email_confirmation: {
    title: 'Confirm your email',
    subject: `A new ${brand.name} account`,
    confirm: 'Confirm my email',
    askHere: 'You signed up in this browser. To continue, confirm that this address is yours.',
  },
  email_change: {
    title: 'Confirm your new email',
    subject: `A new email address for a ${brand.name} account`,
    confirm: 'Confirm my new email',
    askHere:
      'You asked for this change in this account. Once you confirm, you’ll sign in with the new address.',
  },
  google_link: {
    title: 'Add Google to your account',
    subject: `Signing in to your ${brand.name} account with Google`,
    confirm: 'Add Google and sign in',
    askHere:
      'You chose Google in this browser. Once you confirm, you can sign in to your account with that Google account, too.',
  },
  recovery: {
    title: 'Choose a new password',
    subject: `A new password for your ${brand.name} account`,
    confirm: 'Choose a new password',
    askHere:
      'If you asked for this, continue and choose a new password. If you didn’t, close this page. Your password won’t change.',
  },
} as const;

export const messages = {
  opening: {
    title: 'Completing sign-in...',
    lead: 'This will take a moment. Then you can pick up where you left off.',
  },
  withoutScripts: {
    title: 'Please turn on JavaScript',
    text: 'This page needs JavaScript, which is turned off in your browser. Turn it on for this site and reload the page. Your link hasn’t been used.',
  },
  facts: {
    label: 'What this link is for',
    subject: 'What was started',
    time: 'When',
    device: 'Device',
    email: 'Email address',
  },
  unknownDevice: 'A device we don’t recognize',
  askElsewhere:
    'This was started in another browser or on another device. Nothing will happen until you choose how to continue.',
  choices: 'How would you like to continue?',
  otherScreen: {
    label: 'Continue on the other screen',
    note: 'Choose this if the screen where you signed up is still open in front of you. It shows a two-digit number, and we’ll ask you for it.',
  },
  here: {
    label: 'Continue here',
    note: 'We’ll sign you in here and nowhere else. Anything that was set up before, such as a password or a name, will be removed, and you’ll be signed out on the other screen. You’ll choose a new password.',
  },
  notMe: {
    label: 'I didn’t start this',
    note: 'Someone else may have typed your address. We’ll remove the account they started.',
  },
  number: {
    title: 'Which number does your other screen show?',
    label: 'Two-digit number',
    hint: 'You have one try.',
    invalid: 'Enter the two digits of the number.',
    warning:
      'Only enter a number that you see on your own screen. Never enter one that someone told you or sent you: it would let them into your account.',
    submit: 'Continue on the other screen',
    busy: 'Checking...',
  },
  remove: {
    title: 'Remove this account?',
    lead: (email: string) =>
      `We’ll remove the account that was started with ${email}, along with everything that was entered in it. The link in your email will stop working.`,
    submit: 'Yes, remove the account',
  },
  back: 'Back',
  another: {
    text: (signedInAs: string, email: string) =>
      `You’re signed in here as ${signedInAs}, but this link is for ${email}. If you continue here, we’ll sign out ${signedInAs} in this browser first.`,
    confirm: (email: string) => `Continue as ${email}`,
    stay: (signedInAs: string) => `Stay signed in as ${signedInAs}`,
    nameless: 'someone else',
  },
  signIn: {
    title: 'Please sign in first',
    text: 'For your safety, a new address can only be confirmed in the account that asked for it.',
    ways: 'Open the link in the browser where you asked for the change, or sign in to that account here and then open the link again. The link still works.',
    notMe: 'If you didn’t ask for this, close this page. Nothing will change unless you sign in and confirm.',
    submit: 'Sign In',
  },
  googleElsewhere: {
    title: 'Open this link where you chose Google',
    text: 'For your safety, it only works in that browser. Until then, your account won’t change.',
  },
  endings: (email: string) => ({
    elsewhere: {
      title: 'Your email is confirmed',
      texts: ['You can close this page and continue on your other screen.'],
    },
    removed: {
      title: 'The account was removed',
      texts: [
        `We removed the account that was started with ${email} and everything in it, and we signed it out everywhere. You don’t need to do anything else, and you can close this page.`,
      ],
    },
    voided: {
      title: 'The link no longer works',
      texts: ['Google wasn’t added, and nothing has changed in your account. You can close this page.'],
    },
    'wrong-number': {
      title: 'That isn’t the number on the other screen',
      texts: [
        'For your safety, this link no longer works, and nothing was confirmed.',
        'To get a new link, choose “Resend email” on the screen where you signed up. If that screen is closed, sign up again.',
      ],
    },
  }),
  signUpAgain: 'Sign up again',
  home: 'Go to the home page',
  proof: {
    title: 'Check your email',
    text: 'The link only works in this browser, and it’s valid for an hour. You can also go back and sign in another way, and then choose Google again.',
    signIn: 'Sign in another way',
  },
  unreachable: {
    title: 'Your sign-in isn’t complete yet',
    kept: 'Your link still works. Keep this page open and try again.',
    retry: 'Try again',
    home: 'Home',
  },
  failures: {
    google: 'Google didn’t sign you in. Please try again, or use your email or phone.',
    incomplete: {
      title: 'This link isn’t complete',
      description: 'Please open the link in your email again, or copy the whole link.',
    },
    unexpected: { title: 'Sign-in failed', description: 'Please try again.' },
    expired: 'This link has expired',
    invalid: 'This link doesn’t work',
    anotherWay: 'Please sign in another way',
  },
  notSent: (reason: string) => `${reason} You can press the button again.`,
} as const;
