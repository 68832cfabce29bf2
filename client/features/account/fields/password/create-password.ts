import {
  findNewPasswordFault,
  type NewPasswordFault,
} from '../../../../../shared/validation/new-password.ts';
import { passwordRules } from '../../../../../shared/validation/password-rules.ts';
import { callApi, createUnreadableError } from '../../../../lib/api-client.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import { useNewPassword } from './use-new-password.ts';

/** Heads the toast when the server refuses a password. */
export const weakTitle = 'Choose another password';

type PasswordDependencies = {
  call: typeof callApi;
  save: (change: { password: string }) => Promise<unknown>;
};

/**
 * Has the server check a password, and makes it the signed-in person's. Resolves to the reason when the check refuses
 * it. Throws the ApiError or NetworkError of the two calls.
 */
export async function createPassword(
  { call, save }: PasswordDependencies,
  password: string,
): Promise<string | undefined> {
  const answer = await call({ method: 'POST', path: '/api/password-check', body: { password } });
  const { isValid, errors } = readCheck(answer);
  if (!isValid) return errors[0] ?? 'Password validation failed';
  await save({ password });
  return undefined;
}

function readCheck(answer: unknown): { isValid: boolean; errors: readonly string[] } {
  if (typeof answer !== 'object' || answer === null || !('isValid' in answer))
    throw createUnreadableError(200);
  const errors: unknown = 'errors' in answer ? answer.errors : undefined;
  return {
    isValid: answer.isValid === true,
    errors: Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [],
  };
}

/** The form "Create Password", with the checklist of rules: the server checks the password before it is saved. */
export function useCreatePassword({ onDone }: { onDone: () => void }) {
  const { client } = useAuth();
  return useNewPassword({
    attempts: useSessionAttempt(),
    findFault: findChecklistFault,
    async send(password) {
      const weakness = await createPassword(
        { call: callApi, save: (change) => client.run((auth) => auth.updateUser(change)) },
        password,
      );
      if (weakness) return weakness;
      toast.success({ title: 'Password created!', description: 'Your account is almost ready.' });
      onDone();
      return undefined;
    },
    failureTitle: 'Failed to create password. Please try again.',
    weakTitle,
  });
}

/** Why a new password cannot be sent yet beside the checklist of rules. */
export function findChecklistFault(password: string, confirmation: string): NewPasswordFault | undefined {
  if (passwordRules.every(({ isMet }) => isMet(password)))
    return findNewPasswordFault(password, confirmation);
  return {
    field: 'password',
    title: 'Choose a stronger password',
    description:
      'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
  };
}
