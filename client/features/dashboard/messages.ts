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
      'No policies yet. When a carrier approves you, it sends the policy and its documents to you directly.',
  },
  applications: {
    title: 'Applications in Progress',
    start: 'Start application',
    empty: 'Nothing in progress. Your match is kept here, so that you can go on from any device.',
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
      `${coverageAmount}, ${policy}. Matched on ${day} from your answers. Whether you qualify, the carrier decides.`,
    referred: (carrierName: string, day: string) => `Continued at ${carrierName} on ${day}`,
    see: 'See my quote',
    continue: 'Continue',
    reasons: (carrierName: string) => `Why ${carrierName}`,
    policyOpen: 'type of policy still open',
    newerQuote: 'There is a newer quote on this device, with other answers. Opening this one replaces it.',
    keepNewer: 'Go on with the newer one',
    replace: 'Replace it',
  },
  profile: {
    title: 'Profile Information',
    edit: 'Edit profile',
    name: 'Name',
    age: 'Age',
    email: 'Email',
    phone: 'Phone',
    missing: 'Not given',
  },
  opening: {
    failed: 'Your quote did not open',
    notKept:
      'Your browser lets this site keep nothing, and a quote needs that. Allow site data, then try again.',
  },
} as const;
