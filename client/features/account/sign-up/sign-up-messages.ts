export const messages = {
  loading: 'Your account',
  wait: 'One moment...',
  continue: 'Continue',
  secondFactor: { title: 'One more step', lead: 'Confirm it’s you with a second step.' },
  steps: {
    emailOnly: { title: 'Create Your Account', lead: 'Join thousands saving on life insurance' },
    verifyEmail: { title: 'Check Your Email' },
    dashboard: { title: 'Your account is ready', lead: 'Your quote is waiting on your dashboard.' },
  },
  opening: 'Opening your dashboard...',
  email: {
    hint: 'We’ll email you a link. You’ll choose a password next.',
    taken: 'This email is already registered. Please use the sign-in form instead.',
    goToSignIn: 'Go to the sign-in form',
    submit: 'Continue with Email',
    failed: 'Unable to send verification email. Please try again.',
    tooMany: 'Too many attempts. Please wait a few minutes before trying again.',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  verify: {
    taken: 'This address now has an account.',
    changeEmail: 'Change email address',
    changeFailed: 'Please try again.',
  },
} as const;
