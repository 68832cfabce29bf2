import { paths } from '../../../app/paths.ts';

/** Why a page is not for a person: the toast, where it leads, and what its button offers. */
export type Refusal = {
  title: string;
  description?: string;
  to: string;
  action?: { label: string; to: string };
};

const unconfirmed = 'Please verify your email address first.';
const verify = { label: 'Verify email', to: paths.onboarding };

/** The product specification, "Error catalogue" and "Validation rules", "Create-password page". */
export const refusals = {
  signedOut: {
    title: 'Please sign in to complete your profile.',
    to: paths.home,
    action: { label: 'Sign In', to: paths.signIn },
  },
  unconfirmedProfile: { title: unconfirmed, to: paths.home, action: verify },
  unconfirmedPassword: {
    title: 'Verification required',
    description: unconfirmed,
    to: paths.home,
    action: verify,
  },
  passwordExists: {
    title: 'Access denied',
    description: 'This page is only for new account setup.',
    to: paths.dashboard,
  },
} as const satisfies Record<string, Refusal>;
