import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';

/** The shortest password of the `/signin` form; `validation/new-password.ts` has that of all others. */
const shortestPassword = 6;

export type Credentials = { email: string; password: string; hasAgreed: boolean };
export type CredentialFaults = { email?: string; password?: string; terms?: string };

/** The toast of a form whose terms are not ticked. The product specification, "Sign-in form". */
export const termsRequired = {
  title: 'Terms Required',
  description: 'Please agree to the Terms of Service to continue.',
} as const;

/** Whether the email form's button is enabled. */
export function canSubmitCredentials({ email, password, hasAgreed }: Credentials): boolean {
  return email.trim() !== '' && password.length >= shortestPassword && hasAgreed;
}

/** What to fix before the email form can be sent; the server checks the rest. */
export function findCredentialFaults({ email, password, hasAgreed }: Credentials): CredentialFaults {
  const emailFault = findEmailFault(email);
  return {
    ...(emailFault && { email: emailFault }),
    ...(password.length < shortestPassword && {
      password:
        password === ''
          ? 'Enter your password.'
          : `Password must be at least ${shortestPassword} characters long.`,
    }),
    ...(!hasAgreed && { terms: termsRequired.description }),
  };
}

export function findEmailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address.';
  return isEmail(email) ? undefined : invalidEmailMessage;
}
