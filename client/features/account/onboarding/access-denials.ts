import { paths } from '../../../app/paths.ts';
import { messages as sharedMessages } from '../fields/messages.ts';
import { messages } from './messages.ts';

/** Why a person can't use a page: the toast, the page they are sent to, and the toast's button. */
export type AccessDenial = {
  title: string;
  description?: string;
  to: string;
  action?: { label: string; to: string };
};

const { signedOut, unconfirmed, verification, passwordExists } = messages.denials;
const verify = { label: messages.denials.verify, to: paths.onboarding };

/** See docs/product.md, "Create-password page" and "Error catalog". */
export const accessDenials = {
  signedOut: {
    title: signedOut,
    to: paths.home,
    action: { label: sharedMessages.signIn, to: paths.signIn },
  },
  unconfirmedProfile: { title: unconfirmed, to: paths.home, action: verify },
  unconfirmedPassword: {
    title: verification,
    description: unconfirmed,
    to: paths.home,
    action: verify,
  },
  passwordExists: { ...passwordExists, to: paths.dashboard },
} as const satisfies Record<string, AccessDenial>;
