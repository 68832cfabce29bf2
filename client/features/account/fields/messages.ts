import { consents } from '../../../../shared/consents.ts';
import { profileAge } from '../../../../shared/validation/age.ts';

/** What the account's pages share. Words in quotes in the product specification stay as they are there. */
export const messages = {
  email: 'Email',
  sending: 'Sending...',
  back: 'Back',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  signIn: 'Sign In',
  wait: 'Please wait',
  slow: "The server hasn't answered yet. Please check your connection.",
  noProfile: 'Failed to load profile data.',
  saving: 'Saving...',
  saved: { title: 'Profile completed!' },
  saveFailed: 'Failed to save profile. Please try again.',
  checkEmail: 'Check your email',
  emailFailed: 'Failed to update email.',
  invalidEmail: 'Invalid email',
  signOutFailed: 'Sign Out Failed',
  terms: {
    service: 'Terms of Service',
    privacy: 'Privacy Policy',
    required: consents.terms.text.replace('I agree', 'You must agree'),
  },
  or: 'or',
  home: (name: string) => `${name} home page`,
  phoneWay: 'Sign in with Phone Number',
  google: {
    label: 'Continue with Google',
    busy: 'Connecting...',
    failed: 'Google Auth Failed',
    leaving: {
      title: 'Redirecting to Google...',
      description: 'Please complete the authentication process.',
    },
  },
  aboutYou: {
    title: 'About you',
    lead: 'A few last details.',
    firstName: 'First name',
    lastName: 'Last name',
    age: 'Age',
    ageRange: `From ${profileAge.minimum} to ${profileAge.maximum}.`,
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    submit: 'Complete profile',
  },
  /** Where first and last name are asked for without a form of their own in the specification. */
  names: {
    required: { title: 'Required fields', description: 'Please enter your first and last name.' },
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    invalidAge: { title: 'Invalid age', description: profileAge.message },
  },
  birthDate: {
    label: 'Date of birth (optional)',
    hint: 'For example 3 27 1958. We use it to work out your age.',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    incomplete: 'Enter the month, the day, and the year.',
    wrongMonth: 'Enter the month as a number from 1 to 12.',
    shortYear: 'Enter all four digits of the year.',
    noDate: "This date doesn't exist. Check the month and the day.",
    tooOld: (age: number) => `Check the year: this date is more than ${age} years ago.`,
    tooYoung: (age: number) => `You must be at least ${age} years old to apply for life insurance`,
  },
  code: {
    incomplete: 'Please enter the 6-digit verification code.',
    sentTo: 'We sent a 6-digit code to',
    lifetime: 'It works for 10 minutes.',
    another: 'Send a new code',
    verifying: 'Verifying...',
  },
  password: {
    label: 'Password',
    confirmation: 'Confirm password',
    title: 'Create Password',
    lead: 'Use it with your email to sign in on any device.',
    hint: 'It needs to meet the five rules below.',
    length: (characters: number) => `Password must be at least ${characters} characters long.`,
    rules: 'Rules for the password',
    met: ': met',
    notMet: ': not met yet',
    progress: (met: number, count: number) => `${met} of ${count} met`,
    submit: 'Create Password',
    creating: 'Creating...',
    created: { title: 'Password created!', description: 'Your account is almost ready.' },
    failed: 'Failed to create password. Please try again.',
    noReason: 'Password validation failed',
    weak: 'Choose another password',
    weakRules: {
      title: 'Choose a stronger password',
      description:
        'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
    },
    updated: { title: 'Password updated', description: 'Your other devices were signed out.' },
    updating: 'Updating...',
  },
  confirmation: {
    sentTo: (address: string) =>
      `We sent a link to **${address}**. Open it and confirm that the address is yours. This page will continue automatically.`,
    lifetime: "The link works once and expires in an hour. If it doesn't arrive, check your spam folder.",
    opened: 'I have opened the link',
    checking: 'Checking...',
    tooEarly: "Your email isn't confirmed yet. Please open the link in the email and press the button there.",
    resend: 'Resend email',
    resendFailed: 'Failed to resend email. Please try again later.',
    resent: (address: string) => ({
      title: 'Confirmation sent',
      description: `We sent another link to ${address}.`,
    }),
    confirmed: { title: 'Email confirmed', description: 'Continuing with your account setup...' },
  },
  number: {
    label: 'Your number',
    /** Digit by digit: read as one word, two digits are easily misheard. */
    spoken: (number: number) => `Your number is ${[...String(number)].join(' ')}`,
    note: "You'll need it only if you open the link in another browser or on another device. Don't tell it to anyone.",
    usedUp:
      'No link is waiting for this screen: the last one was used up, or it was sent from another browser. Send another one to continue here.',
  },
  stopped: {
    title: 'This sign-up was stopped',
    reason: (email: string) =>
      `This screen no longer waits for ${email} to be confirmed. You may have signed out or continued in another browser, or the owner of that address told us they didn't start this.`,
    advice:
      'If you signed out or continued elsewhere, sign in. If you mistyped your address, start over with the right one.',
    startOver: 'Start over',
  },
} as const;
