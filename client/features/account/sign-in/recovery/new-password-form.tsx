import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findNewPasswordFault, shortestNewPassword } from '../../../../../shared/validation/new-password.ts';
import { paths } from '../../../../app/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { PasswordField } from '../../../../ui/inputs/password-field.tsx';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';

type Fault = { field: 'password' | 'confirmation'; description: string };
type NewPasswordFormProps = {
  flow: SignInFlow;
  email: string | null;
  /** The sign-in by the link is too long ago to change a password. */
  onTooLate: () => void;
};

export function NewPasswordForm({ flow, email, onTooLate }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { isBusy, attempt, refuse } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<Fault | undefined>(undefined);

  function show(found: Fault) {
    setFault(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findNewPasswordFault(password, confirmation);
    if (found) {
      refuse(found.title, found.description);
      show(found);
      return;
    }
    void attempt({
      failureTitle: 'Password Not Updated',
      work: async () => {
        await flow.client.run((auth) => auth.updateUser({ password }));
        toast.success({ title: 'Password updated', description: 'Your other devices were signed out.' });
        navigate(paths.dashboard, { replace: true });
      },
      onFailure: ({ code, message, fields }) => {
        if (code === 'reauthentication_required') onTooLate();
        else if (code === 'weak_password' || fields.password)
          show({ field: 'password', description: fields.password ?? message });
      },
    });
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        value={password}
        onChange={(text) => {
          setPassword(text);
          setFault(undefined);
        }}
        error={fault?.field === 'password' ? fault.description : undefined}
        hint={`Password must be at least ${shortestNewPassword} characters long.`}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        value={confirmation}
        onChange={(text) => {
          setConfirmation(text);
          setFault(undefined);
        }}
        error={fault?.field === 'confirmation' ? fault.description : undefined}
        autoComplete="new-password"
        isRequired
      />
      <Button
        type="submit"
        isBlock
        aria-disabled={password === '' || confirmation === ''}
        isBusy={isBusy}
        busyLabel="Updating..."
      >
        Update password
      </Button>
    </form>
  );
}
