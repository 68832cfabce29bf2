import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';
import type { Failure } from '../../../ui/feedback/describe-failure.ts';

/** `canSignIn`: the address has an account already. */
export type EmailFault = { message: string; canSignIn: boolean };

const invalid: EmailFault = { message: invalidEmailMessage, canSignIn: false };

/** What is wrong with a typed address before it is sent. */
export function findEmailFault(email: string): EmailFault | undefined {
  return isEmail(email) ? undefined : invalid;
}

/** What a refusal says about the address itself; undefined when it is about something else. */
export function readEmailFault({ code, fields }: Pick<Failure, 'code' | 'fields'>): EmailFault | undefined {
  if (fields.email !== undefined) return invalid;
  if (code !== 'email_taken') return undefined;
  return {
    message: 'This email is already registered. Please use the sign-in form instead.',
    canSignIn: true,
  };
}

/** Heads the toast of what is not about the address. The product specification, "Error catalogue". */
export function nameEmailFailure(code?: Failure['code']): string {
  return code === 'rate_limited'
    ? 'Too many attempts. Please wait a few minutes before trying again.'
    : 'Unable to send verification email. Please try again.';
}
