export const messages = {
  account: 'Account',
  dashboard: 'Dashboard',
  profile: 'Profile',
  settings: 'Account settings',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutFailed: 'Failed to sign out.',
} as const;
