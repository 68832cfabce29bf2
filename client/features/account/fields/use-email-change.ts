import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './account-messages.ts';
import { addSeconds } from './resend-button.tsx';

type EmailChange = {
  email: string;
  onChange: (email: string) => void;
  /** A link was sent to the address. `resendAt` is when another one can be sent, in epoch milliseconds. */
  onSent: (address: string, resendAt: number) => void;
  /** Set if nothing should happen while the field is empty. */
  ignoresEmpty?: boolean;
};

/** A form that requests a link to another address. The page must render the dialog of its attempts. */
export function useEmailChange({ email, onChange, onSent, ignoresEmpty = false }: EmailChange) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const address = email.trim();
  const form = useForm({
    values: { email },
    onChange: (_name, typed) => onChange(typed),
    validate: () => (isEmail(address) ? {} : { email: invalidEmailMessage }),
    isInert: attempts.isBusy || (ignoresEmpty && address === ''),
    onInvalid: () => attempts.refuse(messages.invalidEmail),
    onSubmit: () =>
      void attempts.attempt({
        failureTitle: messages.emailFailed,
        form,
        work: async () => {
          const { retryAfterSeconds } = await client.run((auth) => auth.updateUser({ email: address }));
          onSent(address, addSeconds(retryAfterSeconds));
          form.reset();
        },
      }),
  });
  return { form, attempts };
}
