export const messages = {
  security: {
    signOutFailed: 'Failed to sign out.',
    title: 'Account & Security',
    password: 'Password',
    passwordSet: 'Set',
    passwordMissing: 'Not set yet',
    twoStep: 'Two-step sign-in',
    on: 'On',
    off: 'Off',
    data: 'Your data',
    dataNote: 'Download or delete',
    signOut: 'Sign out',
    signingOut: 'Signing out...',
    signOutNote: 'On this device',
    manage: 'Manage account',
  },
  policies: {
    title: 'Active Policies',
    browse: 'Browse insurance options',
    empty:
      'No policies yet. When a carrier approves you, it will send your policy and documents directly to you.',
  },
  applications: {
    title: 'Applications in Progress',
    start: 'Start application',
    empty: 'Nothing in progress. We’ve saved your match, so you can pick up on any device.',
    more: 'Looking for something else?',
  },
  heading: {
    welcomeByName: (firstName: string) => `Welcome back, ${firstName}`,
    welcome: 'Welcome back',
    verify: (channel: string) => `Verify ${channel}`,
    add: (channel: string) => `Add ${channel}`,
  },
  lastQuote: {
    label: 'Your last match',
    match: 'match',
    facts: (coverageAmount: string, policy: string, day: string) =>
      `${coverageAmount}, ${policy}. Matched on ${day}, based on your answers. The carrier decides whether you qualify.`,
    referred: (carrierName: string, day: string) => `You went to ${carrierName} on ${day}`,
    see: 'See my quote',
    continue: 'Continue',
    reasons: (carrierName: string) => `Why ${carrierName}`,
    policyOpen: 'policy type not chosen yet',
    newerQuote:
      'There’s a newer quote on this device with different answers. Opening this one will replace it.',
    keepNewer: 'Continue with the newer one',
    replace: 'Replace it',
  },
  profile: {
    title: 'Profile Information',
    edit: 'Edit profile',
    name: 'Name',
    age: 'Age',
    email: 'Email',
    phone: 'Phone',
    missing: 'Not added',
  },
  opening: {
    failed: 'We couldn’t open your quote',
    notKept:
      'Quotes are saved in your browser, and your browser is blocking that. Allow site data, then try again.',
  },
} as const;
