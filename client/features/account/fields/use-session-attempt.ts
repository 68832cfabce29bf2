import { ApiError } from '../../../lib/api-client.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { useAuth } from '../session/auth-context.ts';

type Attempt = Parameters<ReturnType<typeof useAttempt>['attempt']>[0];

/** Like `useAttempt`, for calls that need a session: one that has ended is left to the page, which says so. */
export function useSessionAttempt() {
  const { client } = useAuth();
  const attempts = useAttempt();

  function attempt({ work, ...rest }: Attempt): Promise<void> {
    return attempts.attempt({
      ...rest,
      work: async () => {
        try {
          await work();
        } catch (cause) {
          // The page then asks for the confirmation, and the toast says why.
          if (isUnconfirmed(cause)) await client.reload();
          if (!isSessionOver(cause)) throw cause;
          await client.reload();
        }
      },
    });
  }

  return { ...attempts, attempt };
}

function isUnconfirmed(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'email_unconfirmed';
}

function isSessionOver(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.code === 'session_missing' || cause.code === 'mfa_required');
}
