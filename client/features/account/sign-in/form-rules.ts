import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';
import type { FormErrors } from '../../../lib/forms/use-form.ts';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { messages } from './sign-in-messages.ts';

/** The minimum length of a password in the `/signin` form. All others are in `validation/new-password.ts`. */
const minPasswordLength = 6;

export type Credentials = { email: string; password: string; terms: boolean };

/** Whether the email form's button is enabled. See docs/product.md, "Sign-in form". */
export function canSubmitCredentials({ email, password, terms }: Credentials): boolean {
  return email.trim() !== '' && password.length >= minPasswordLength && terms;
}

/** Finds what has to be fixed before the email form can be submitted. The server checks the rest. */
export function findCredentialErrors({ email, password, terms }: Credentials): FormErrors<Credentials> {
  const { passwordRequired, termsRequired } = messages.credentials;
  return {
    ...findEmailErrors({ email }),
    ...(password.length < minPasswordLength && {
      password: password === '' ? passwordRequired : sharedMessages.password.length(minPasswordLength),
    }),
    ...(!terms && { terms: termsRequired.description }),
  };
}

export function findEmailErrors({ email }: { email: string }): FormErrors<{ email: string }> {
  if (email.trim() === '') return { email: messages.credentials.emailRequired };
  return isEmail(email) ? {} : { email: invalidEmailMessage };
}
