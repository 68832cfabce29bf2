import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { minNewPasswordLength } from '../../../../../shared/validation/new-password.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { NewPasswordFields } from '../../fields/password/new-password-fields.tsx';
import { useNewPassword } from '../../fields/password/use-new-password.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';
import { useAuth } from '../../session/auth-context.ts';

export function PasswordForm({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const attempts = useAccountAttempt();
  const { form, typed, change, clear, fault, isBusy, isReady, submit } = useNewPassword({
    attempts,
    failureTitle: 'Failed to update password.',
    ignoresEmpty: true,
    async send(password) {
      await client.run((auth) => auth.updateUser({ password }));
      clear();
      toast.success({ title: 'Password updated', description: 'Your other devices were signed out.' });
      return undefined;
    },
  });
  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <NewPasswordFields
          username={user.email ?? user.phone}
          typed={typed}
          onChange={change}
          fault={fault}
          hint={`Password must be at least ${minNewPasswordLength} characters long.`}
          labels={{ password: 'New Password', confirmation: 'Confirm Password' }}
        />
        <Button
          type="submit"
          className="max-md:w-full md:justify-self-start"
          aria-disabled={!isReady}
          isBusy={isBusy}
          busyLabel="Updating..."
        >
          {user.metadata.hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </form>
      {attempts.dialog}
    </>
  );
}
