export const messages = {
  loading: 'Loading your account',
  withoutScripts: 'Your account needs JavaScript. Please allow it for this site and reload the page.',
  signedOut: {
    title: 'You were signed out',
    description: 'Sign in again to pick up where you left off.',
  },
  signInFirst: { title: 'Please sign in', description: 'We’ll open the page once you’ve signed in.' },
} as const;
