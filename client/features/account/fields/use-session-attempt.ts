import { ApiError } from '../../../lib/api-client.ts';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../session/auth-context.ts';

/** Like `useAttempt`, for calls that require a session. If it has ended, the page says so instead of a toast. */
export function useSessionAttempt() {
  const { client } = useAuth();
  const attempts = useAttempt();

  async function runInSession(work: () => Promise<void>) {
    try {
      await work();
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : undefined;
      const isOver = code === 'session_missing' || code === 'mfa_required';
      if (isOver || code === 'email_unconfirmed') await client.reload();
      // For an unconfirmed address, the page asks the person to confirm it, and the toast says why.
      if (!isOver) throw cause;
    }
  }

  const attempt = ({ work, ...rest }: Attempt) =>
    attempts.attempt({ ...rest, work: () => runInSession(work) });

  return { ...attempts, attempt };
}
