export const messages = {
  opening: 'Setting up your account',
  loading: 'One moment...',
  withoutScripts:
    'Setting up an account needs JavaScript. Please allow it for this site and reload the page.',
  ended: {
    title: 'Please sign in again',
    text: 'For your safety, you were signed out. Sign in again to continue with what you entered.',
  },
  signOut: 'Sign out',
  changeEmail: {
    open: 'Change email',
    label: 'New email',
    hint: 'We’ll send a new link there. The first link will stop working.',
    submit: 'Send link',
    sent: (address: string) => `We sent a link to ${address}.`,
  },
  taken: {
    title: 'Please use another email',
    text: 'Someone confirmed this address for their own account. If that was you, sign out here and sign in to that account. If not, choose another address.',
  },
  denials: {
    signedOut: 'Please sign in to complete your profile.',
    unconfirmed: 'Please verify your email address first.',
    verify: 'Verify email',
    verification: 'Verification required',
    passwordExists: { title: 'Access denied', description: 'This page is only for new account setup.' },
  },
  wizard: {
    progress: 'Account setup',
    step: (position: number, count: number) => `Step ${position} of ${count}`,
    shortStep: (position: number, count: number) => `Step ${position}/${count}`,
    name: { title: 'What is your name?', lead: 'We’d like to know what to call you.' },
    age: {
      title: 'How old are you?',
      lead: 'Each carrier covers certain ages, so yours affects which ones may fit you.',
    },
    ageHint: 'Enter an age from 18 to 100.',
    password: 'Choose a password',
    submit: 'Continue',
    failed: 'Something went wrong. Please try again.',
  },
} as const;
