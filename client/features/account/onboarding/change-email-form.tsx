import { type FormEvent, useRef, useState } from 'react';
import { invalidEmailMessage, isEmail } from '../../../../shared/validation/email-address.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { EmailField } from '../fields/email-field.tsx';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { useAuth } from '../session/auth-context.ts';

/** Has the link sent to another address, which takes the place of the first one once it is used. */
export function ChangeEmailForm({ onCancel }: { onCancel: () => void }) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse } = useSessionAttempt();
  const { run, dialog } = useReauthentication();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!isEmail(address)) {
      refuse('Invalid email', invalidEmailMessage);
      show(invalidEmailMessage);
      return;
    }
    void attempt({
      work: async () => {
        const isSent = await run(async () => {
          await client.run((auth) => auth.updateUser({ email: address }));
        });
        if (isSent) {
          toast.success({ title: 'Check your email', description: `We sent a link to ${address}.` });
        }
      },
      failureTitle: 'Failed to update email.',
      onFailure: ({ code, message, fields }) => {
        if (fields.email || code === 'email_taken') show(fields.email ?? message);
      },
    });
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="mt-7 grid gap-4.5 border-t border-line pt-6"
      >
        <EmailField
          label="New email"
          value={email}
          onChange={(text) => {
            setEmail(text);
            setError(undefined);
          }}
          error={error}
          hint="We'll send the link there instead. The first one stops working."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel="Sending...">
            Send the link
          </Button>
          <Button variant="text" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
