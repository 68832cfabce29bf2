import { type callApi, createUnreadableError } from '../../../../lib/api-client.ts';
import type { AuthClient } from '../../session/auth-client.ts';

type World = { call: typeof callApi; updateUser: AuthClient['updateUser'] };

/**
 * Has the server check a password, and makes it the signed-in person's. Resolves to the reason when the check refuses
 * it. Throws the ApiError or NetworkError of the two calls.
 */
export async function createPassword(
  { call, updateUser }: World,
  password: string,
): Promise<string | undefined> {
  const answer = await call({ method: 'POST', path: '/api/password-check', body: { password } });
  const { isValid, errors } = readCheck(answer);
  if (!isValid) return errors[0] ?? 'Password validation failed';
  await updateUser({ password });
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
