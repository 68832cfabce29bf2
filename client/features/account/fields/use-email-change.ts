import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';
import { messages } from './messages.ts';

type EmailChange = {
  /** What was typed. */
  email: string;
  onChange: (email: string) => void;
  /** A link was sent to the address; another one may be sent from `resendAt` on, in epoch milliseconds. */
  onSent: (address: string, resendAt: number) => void;
  /** Set where an empty field waits silently. */
  ignoresEmpty?: boolean;
};

/** A form that has a link sent to another address. `dialog` belongs into the page. */
export function useEmailChange({ email, onChange, onSent, ignoresEmpty = false }: EmailChange) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const address = email.trim();
  const form = useForm({
    values: { email },
    onChange: (_name, typed) => onChange(typed),
    validate: () => (isEmail(address) ? {} : { email: invalidEmailMessage }),
    isInert: isBusy || (ignoresEmpty && address === ''),
    onInvalid: () => refuse(messages.invalidEmail),
    onSubmit: () =>
      void attempt({
        failureTitle: messages.emailFailed,
        form,
        work: async () => {
          const { retryAfterSeconds = 0 } = await client.run((auth) => auth.updateUser({ email: address }));
          onSent(address, Date.now() + retryAfterSeconds * 1000);
          form.reset();
        },
      }),
  });
  return { form, isBusy, dialog };
}
