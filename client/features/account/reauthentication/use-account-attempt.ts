import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useReauthentication } from './use-reauthentication.tsx';

type Attempt = Parameters<ReturnType<typeof useSessionAttempt>['attempt']>[0];

/** Like `useSessionAttempt`, but asks for a proof of identity when the server wants one; `dialog` belongs into the page. */
export function useAccountAttempt() {
  const { attempt, ...attempts } = useSessionAttempt();
  const { run, dialog } = useReauthentication();
  return {
    ...attempts,
    dialog,
    attempt: ({ work, ...rest }: Attempt) =>
      attempt({
        ...rest,
        work: async () => {
          await run(work);
        },
      }),
  };
}
