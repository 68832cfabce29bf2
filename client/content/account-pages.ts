export const accountPages = {
  settings: {
    heading: 'Account settings',
    title: 'Account Settings',
    description:
      'Change your email, password, and phone, see your devices, and download or delete your data.',
  },
  operator: {
    heading: 'Operator’s desk',
    title: 'Operator’s Desk',
    description: 'For the people who run this site.',
  },
  callback: {
    title: 'Confirm it’s you',
    description: 'Continue from an email link or a Google sign-in.',
  },
  createPassword: { title: 'Create Password', description: 'Choose a password for your new account.' },
  dashboard: {
    heading: 'Welcome back',
    title: 'Dashboard',
    description: 'Your match, your profile, and your account security.',
  },
  onboarding: {
    title: 'Set up your account',
    description: 'The last steps in setting up your account: your name and age.',
  },
  onboardingProfile: {
    title: 'About you',
    description: 'Add your name and accept the terms for your new account.',
  },
  profile: { title: 'Profile', description: 'The name and age saved in your account.' },
  signIn: {
    title: 'Sign In',
    description:
      'Sign in or create an account to keep your match and pick up where you left off on any device.',
  },
} as const;
