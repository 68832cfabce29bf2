import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSessionAttempt } from '../../lib/account/use-session-attempt.ts';
import { useAuth } from '../../lib/auth/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useRunFresh } from '../../ui/use-run-fresh.tsx';

const invalid = 'Please enter a valid email address.';

/** For an address that was mistyped: the link goes to another one, which then takes its place. */
export function ChangeEmail() {
  const { client } = useAuth();
  const { isBusy, attempt, refuse } = useSessionAttempt();
  const { run, dialog } = useRunFresh();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();

  function open() {
    flushSync(() => setIsOpen(true));
    form.current?.querySelector('input')?.focus();
  }

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!/^\S+@\S+$/.test(address)) {
      refuse('Invalid email', invalid);
      show(invalid);
      return;
    }
    void attempt({
      work: async () => {
        const isSent = await run(async () => {
          await client.updateUser({ email: address });
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

  if (!isOpen) {
    return (
      <Button variant="text" className="mt-2 -ml-3" onClick={open}>
        Change email
      </Button>
    );
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
        <TextField
          label="New email"
          name="email"
          type="email"
          value={email}
          onChange={(text) => {
            setEmail(text);
            setError(undefined);
          }}
          error={error}
          hint="We send the link there instead. Nothing else changes."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          isRequired
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isBusy={isBusy} busyLabel="Sending...">
            Send the link
          </Button>
          <Button variant="text" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
