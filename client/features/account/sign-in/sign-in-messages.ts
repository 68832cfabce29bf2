import { lateWayInDays } from '../../../../shared/lifetimes.ts';
import { brand } from '../../../../shared/site/brand.data.ts';

export const messages = {
  home: `Back to the ${brand.name} home page`,
  modes: 'Sign in or create an account',
  withoutScripts: 'Signing in needs JavaScript. Please allow it for this site and reload the page.',
  checks: { free: '100% Free & Secure', security: 'Bank-level Security & Privacy' },
  signedIn: 'You’re signed in. Opening your page...',
  views: {
    'sign-in': { title: 'Welcome Back', lead: 'Sign in to see your match and applications.' },
    'sign-up': {
      title: `Join ${brand.name}`,
      lead: 'Save your match and pick up where you left off on any device.',
    },
    secondFactor: { title: 'One more step', lead: 'Confirm it’s you with a second step.' },
    reset: {
      title: 'Choose a new password',
      lead: 'When you save it, you’ll be signed out everywhere else.',
    },
  },
  arrivals: {
    'sign-in': {
      title: 'Welcome Back!',
      description: 'Your quote has been updated with your latest preferences.',
    },
    'sign-up': {
      title: 'Account Created!',
      description: `Welcome to ${brand.name}! Your quote has been saved.`,
    },
    phone: { title: 'Phone Verified!', description: 'Redirecting to setup your profile...' },
  },
  credentials: {
    'sign-in': { submit: 'Sign In', failed: 'Login Failed' },
    'sign-up': { submit: 'Create Account', failed: 'Signup Failed' },
    busy: 'Processing...',
    passwordPlaceholder: 'min. 6 chars',
    forgot: 'Forgot password?',
    hasAccount: 'Already have an account? Sign in',
    emailRequired: 'Enter your email address.',
    passwordRequired: 'Enter your password.',
    termsRequired: {
      title: 'Terms Required',
      description: 'Please agree to the Terms of Service to continue.',
    },
  },
  backToEmail: 'Back to email sign-in',
  verify: 'Verify & Sign In',
  verifyFailed: 'Verification Failed',
  verificationCode: 'Verification code',
  phone: {
    title: 'Use your phone number',
    country: 'Country',
    label: 'Phone number',
    hint: 'We’ll text a 6-digit code to this number. Message and data rates may apply.',
    invalid: 'Please enter a valid phone number',
    consentRequired: 'Please agree to receive the code by text message.',
    submit: 'Send Verification Code',
    busy: 'Sending Code...',
    loading: 'Getting ready...',
    rulesFailed:
      'Part of this page didn’t load, so we can’t check phone numbers yet. Your connection may have dropped.',
    sent: { title: 'OTP Sent!', description: 'Check your phone for the verification code.' },
    enterCode: 'Enter the code we sent to this number',
    codeTitle: 'Enter your code',
    back: 'Back to phone number',
    noText: 'No text message?',
    emailInstead: 'Sign in with your email address instead',
  },
  secondFactor: {
    hint: 'Enter the 6-digit code from your authenticator app. After 10 wrong codes, you’ll have to wait 15 minutes.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Enter one of the codes you got when you set up the app. Each one works once.',
    recoveryRequired: 'Enter one of your recovery codes.',
    useApp: 'Use a code from my app instead',
    useRecovery: 'Use a recovery code instead',
    cancel: 'Cancel and sign out',
    canceling: 'Canceling...',
  },
  recovery: {
    forgot: {
      title: 'Forgot your password?',
      text: 'Tell us your email address, and we’ll send you a link to choose a new password.',
    },
    ways: {
      title: 'Your new password is set',
      lead: 'You’re signed out on all other devices.',
      removed: `These ways to sign in were added in the last ${lateWayInDays} days, so we removed them in case you didn’t add them:`,
      others: 'These can open your account, too. Remove any that you don’t recognize:',
      remove: 'Remove',
      removeOne: (name: string) => `Remove: ${name}`,
      removedOne: (name: string) => `Removed: ${name}`,
      removeFailed: 'Not Removed',
      phone: (number: string) => `The phone number ${number}`,
      google: (_name: string) => 'Google',
      passkey: (name: string) => `The passkey “${name}”`,
      goOn: 'Go to my dashboard',
    },
    newLink: 'You need a new link',
    tooLate:
      'For your security, you have to set a new password within 30 minutes of opening the link. We can send you another one.',
    noLink:
      'To get here, open the link in our email. Each link works once and expires in an hour, so yours may have been used or expired. We can send you another one.',
    checking: 'Checking your link...',
    back: 'Back to sign in',
    submit: 'Send Reset Link',
    failed: 'Link Not Sent',
    sent: (email: string) =>
      `If an account exists for ${email}, we sent a link. It works once and expires in an hour. If it doesn’t arrive, check your spam folder.`,
    again: 'Send it again',
    otherEmail: 'Use another email address',
  },
  newPassword: {
    label: 'New password',
    submit: 'Update Password',
    failed: 'Password Not Updated',
  },
} as const;
