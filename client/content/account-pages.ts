export const accountPages = {
  settings: {
    heading: 'Account settings',
    title: 'Account Settings',
    description: 'Change your email, password and phone, see your devices, and take or delete your data.',
  },
  callback: {
    title: "Confirm it's you",
    description: 'Continues what began with a link in an email or with Google.',
  },
  createPassword: { title: 'Create Password', description: 'Choose the password of a new account.' },
  dashboard: {
    heading: 'Welcome back',
    title: 'Dashboard',
    description: 'Your match, your profile and the security of your account.',
  },
  onboarding: {
    title: 'Set up your account',
    description: 'The last steps of a new account: your name and your age.',
  },
  onboardingProfile: { title: 'About you', description: 'Your name and your consents, for a new account.' },
  profile: { title: 'Profile', description: 'Your name and your age, as your account keeps them.' },
  signIn: {
    title: 'Sign In',
    description: 'Sign in or create an account to keep your match and pick up on any device.',
  },
} as const;
