import { type FormEvent, useRef, useState } from 'react';
import { invalidEmailMessage, isEmail } from '../../../../../shared/validation/email-address.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { EmailField } from '../../fields/email-field.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';
import type { SettingsDraftControl } from '../settings-draft.ts';

type EmailFormProps = { hasEmail: boolean; isVerified: boolean; control: SettingsDraftControl };

/** An address that is not verified is replaced right away; the others once the link is opened. */
export function EmailForm({ hasEmail, isVerified, control }: EmailFormProps) {
  const isReplaced = hasEmail && !isVerified;
  const { client } = useAuth();
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const typed = control.draft.newEmail;
  const email = typed.trim();

  function show(message: string) {
    setError(message);
    form.current?.querySelector('input')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || email === '') return;
    if (!isEmail(email)) {
      refuse('Invalid email', invalidEmailMessage);
      show(invalidEmailMessage);
      return;
    }
    void attempt({
      failureTitle: 'Failed to update email.',
      work: async () => {
        const { retryAfterSeconds = 0 } = await client.run((auth) => auth.updateUser({ email }));
        const resendAt = Date.now() + retryAfterSeconds * 1000;
        control.change({
          newEmail: '',
          ...(isReplaced ? { confirmationResendAt: resendAt } : { changeResendAt: resendAt }),
        });
        toast.success({
          title: 'Check your email',
          description: isReplaced
            ? `Open the link that we sent to ${email}. The first link no longer works.`
            : `Open the link that we sent to ${email}. Until then, nothing changes.`,
        });
      },
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
        className="grid gap-4.5 border-t border-line pt-6"
      >
        <EmailField
          label={hasEmail ? 'New Email' : 'Add Email'}
          name="newEmail"
          value={typed}
          onChange={(newEmail) => {
            control.change({ newEmail });
            setError(undefined);
          }}
          hint={
            isReplaced
              ? "We'll send a link to it. It takes the place of the address above."
              : "We'll send a link to it. The address changes once you confirm it in this browser."
          }
          error={error}
        />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={email === ''}
          isBusy={isBusy}
          busyLabel="Sending..."
        >
          {hasEmail ? 'Change Email' : 'Add Email'}
        </Button>
      </form>
      {dialog}
    </>
  );
}
