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
    issued: (carrierName: string, day: string) =>
      `${carrierName} issued your policy on ${day}. It will send your policy and documents directly to you.`,
    empty:
      'No policies yet. When a carrier approves you, it will send your policy and documents directly to you.',
  },
  applications: {
    title: 'Applications in Progress',
    start: 'Start application',
    empty: 'Nothing in progress. Once you have a match, you can follow your application here, step by step.',
    more: 'Looking for something else?',
  },
  heading: {
    welcomeByName: (firstName: string) => `Welcome back, ${firstName}`,
    welcome: 'Welcome back',
    verify: (channel: string) => `Verify ${channel}`,
    add: (channel: string) => `Add ${channel === 'email' ? 'an' : 'a'} ${channel}`,
    newQuote: 'Start a new quote',
  },
  badges: { verified: 'Verified', unverified: 'Unverified' },
  match: {
    label: 'Your last match',
    percent: 'match',
    open: 'See why it fits you',
    facts: (coverageAmount: string, policy: string, day: string) =>
      `${coverageAmount}, ${policy}. Matched on ${day}, based on your answers. The carrier decides whether you qualify.`,
    policyOpen: 'policy type not chosen yet',
    newerQuote:
      'There’s a newer quote on this device with different answers. Opening this one will replace it.',
    keepNewer: 'Continue with the newer one',
    replace: 'Replace it',
  },
  fallback: {
    label: 'No full match. Ask first:',
    open: 'See what doesn’t fit',
    facts: (coverageAmount: string, policy: string, day: string) =>
      `${coverageAmount}, ${policy}. On ${day}, your answers didn’t meet every requirement at any carrier. This one may still be able to help.`,
  },
  steps: {
    done: 'Done:',
    open: 'Not yet:',
    matched: (carrierName: string) => `Matched with ${carrierName}`,
    found: (carrierName: string) => `Found a carrier to ask: ${carrierName}`,
    visit: (carrierName: string) => `Visit ${carrierName}’s site`,
    visited: (carrierName: string) => `Visited ${carrierName}’s site`,
    visitNote: 'The button on your match takes you there. Seeing a price doesn’t commit you to anything.',
    apply: (carrierName: string) => `Apply with ${carrierName}`,
    applied: (carrierName: string) => `You told us you applied with ${carrierName}`,
    applyNote: 'Not every carrier tells us who applied. If you did, mark it here to keep track.',
    received: (carrierName: string) => `${carrierName} received your application`,
    reported: 'Reported by the carrier',
    decides: (carrierName: string) => `${carrierName} decides on your application`,
    decidesNote: 'It will tell you directly. This can take anywhere from a few minutes to several weeks.',
    decided: {
      approved: {
        title: (carrierName: string) => `${carrierName} approved your application`,
        note: 'It will send you the policy. Your coverage begins once you sign it and make the first payment.',
      },
      issued: {
        title: (carrierName: string) => `${carrierName} issued your policy`,
        note: 'It will send your policy and documents directly to you.',
      },
      declined: {
        title: (carrierName: string) => `${carrierName} declined your application`,
        note: 'Carriers have different rules, so another one may still approve you. Your match lists the others.',
      },
      canceled: {
        title: (carrierName: string) => `Your application or policy with ${carrierName} was canceled`,
        note: 'If you didn’t expect this, ask the carrier.',
      },
    },
    tell: 'I applied',
    undo: 'Undo',
    failed: 'We couldn’t save that',
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
    notStarted: 'We couldn’t start a quote',
    notKept:
      'Quotes are saved in your browser, and your browser is blocking that. Allow site data, then try again.',
  },
} as const;
