export const messages = {
  title: 'Profile',
  back: 'Back to Dashboard',
  email: 'Email',
  emailFixed: 'Email cannot be changed here',
  emailElsewhere: '. Change it in your',
  settings: 'account settings',
  notGiven: 'Not added',
  edit: 'Edit',
  submit: 'Save Changes',
  saved: { title: 'Profile updated', description: 'Your changes are saved.' },
  failed: 'Failed to update profile.',
  details: {
    title: 'Your details',
    lead: 'The name and age saved in your account. Changing them here doesn’t change a quote you already have.',
  },
  missing: {
    title: 'No profile found',
    text: 'Your account has no profile yet. Tell us your name and age, and we’ll open your dashboard.',
    submit: 'Set up your profile',
  },
} as const;
