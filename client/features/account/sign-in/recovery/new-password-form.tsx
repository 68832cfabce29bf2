import { useNavigate } from 'react-router-dom';
import { minNewPasswordLength } from '../../../../../shared/validation/new-password.ts';
import { paths } from '../../../../app/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../../../ui/feedback/use-attempt.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import type { SignInFlow } from '../flow/use-sign-in-flow.ts';

type NewPasswordFormProps = {
  flow: SignInFlow;
  email: string | null;
  /** The sign-in by the link is too long ago to change a password. */
  onTooLate: () => void;
};

export function NewPasswordForm({ flow, email, onTooLate }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { form, typed, change, fault, isBusy, isReady, submit } = useNewPassword({
    attempts: useAttempt(),
    failureTitle: 'Password Not Updated',
    async send(password) {
      await flow.client.run((auth) => auth.updateUser({ password }));
      toast.success({ title: 'Password updated', description: 'Your other devices were signed out.' });
      navigate(paths.dashboard, { replace: true });
      return undefined;
    },
    onFailure: ({ code }) => {
      if (code === 'reauthentication_required') onTooLate();
    },
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <NewPasswordFields
        username={email}
        typed={typed}
        onChange={change}
        fault={fault}
        hint={`Password must be at least ${minNewPasswordLength} characters long.`}
        labels={{ password: 'New password', confirmation: 'Confirm password' }}
      />
      <Button type="submit" isBlock aria-disabled={!isReady} isBusy={isBusy} busyLabel="Updating...">
        Update password
      </Button>
    </form>
  );
}
