import {
  findNewPasswordError,
  type NewPasswordError,
} from '../../../../../shared/validation/new-password.ts';
import { passwordRules } from '../../../../../shared/validation/password-rules.ts';
import { call } from '../../../../lib/api-client.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import { useNewPassword } from './use-new-password.ts';

/** Heads the toast when the server refuses a password. */
export const weakTitle = 'Choose another password';

/** The form "Create Password", with the checklist of rules: the server checks the password before it is saved. */
export function useCreatePassword({ onDone }: { onDone: () => void }) {
  const { client } = useAuth();
  return useNewPassword({
    attempts: useSessionAttempt(),
    findFault: findChecklistFault,
    async send(password) {
      const { isValid, errors } = await call('POST /api/password-check', { body: { password } });
      if (!isValid) return errors[0] ?? 'Password validation failed';
      await client.run((auth) => auth.updateUser({ password }));
      toast.success({ title: 'Password created!', description: 'Your account is almost ready.' });
      onDone();
      return undefined;
    },
    failureTitle: 'Failed to create password. Please try again.',
    weakTitle,
  });
}

/** Why a new password cannot be sent yet beside the checklist of rules. */
export function findChecklistFault(password: string, confirmation: string): NewPasswordError | undefined {
  if (passwordRules.every(({ isMet }) => isMet(password)))
    return findNewPasswordError(password, confirmation);
  return {
    field: 'password',
    title: 'Choose a stronger password',
    description:
      'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
  };
}
