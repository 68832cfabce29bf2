import { type FormEvent, useRef, useState } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { findNewPasswordFault, shortestNewPassword } from '../../../../../shared/validation/new-password.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../../../ui/inputs/password-field.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';

type Field = 'password' | 'confirmation';
type Fault = { field: Field; description: string };

const noText: Readonly<Record<Field, string>> = { password: '', confirmation: '' };

export function PasswordForm({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt, refuse, dialog } = useAccountAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(noText);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const isReady = typed.password !== '' && typed.confirmation !== '';
  const { hasPassword } = user.metadata;

  function edit(field: Field, text: string) {
    setTyped({ ...typed, [field]: text });
    setFault(undefined);
  }

  function show(found: Fault) {
    setFault(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    const found = findNewPasswordFault(typed.password, typed.confirmation);
    if (found) {
      refuse(found.title, found.description);
      show(found);
      return;
    }
    void attempt({
      failureTitle: 'Failed to update password.',
      work: async () => {
        await client.run((auth) => auth.updateUser({ password: typed.password }));
        setTyped(noText);
        toast.success({ title: 'Password updated', description: 'Your other devices were signed out.' });
      },
      onFailure: ({ code, message, fields }) => {
        if (fields.password || code === 'weak_password') {
          show({ field: 'password', description: fields.password ?? message });
        }
      },
    });
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        {/* Password managers file the new password under this name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email ?? user.phone ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label="New Password"
          name="password"
          value={typed.password}
          onChange={(text) => edit('password', text)}
          hint={`Password must be at least ${shortestNewPassword} characters long.`}
          error={fault?.field === 'password' ? fault.description : undefined}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          value={typed.confirmation}
          onChange={(text) => edit('confirmation', text)}
          error={fault?.field === 'confirmation' ? fault.description : undefined}
          autoComplete="new-password"
          isRequired
        />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={!isReady}
          isBusy={isBusy}
          busyLabel="Updating..."
        >
          {hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </form>
      {dialog}
    </>
  );
}
