import { useState } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';
import type { Attempt } from '../../../ui/feedback/use-attempt.ts';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useAuth } from '../session/auth-context.ts';
import type { AuthState } from '../session/auth-state.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { messages } from './identity-messages.ts';

/**
 * Like `useSessionAttempt`, but if the server requires a proof of identity, asks for it and then runs the work again.
 * The page must render `dialog`.
 */
export function useAccountAttempt() {
  const { client, state } = useAuth();
  const { attempt, ...attempts } = useSessionAttempt();
  const [question, setQuestion] = useState<{ answer: (isProven: boolean) => void }>();

  function settle(isProven: boolean) {
    question?.answer(isProven);
    setQuestion(undefined);
  }

  const askForProof = () => new Promise<boolean>((answer) => setQuestion({ answer }));

  return {
    ...attempts,
    attempt: ({ work, ...rest }: Attempt) =>
      attempt({
        ...rest,
        work: async () => {
          await runWithReauthentication(work, { reload: client.reload, askForProof });
        },
      }),
    dialog: question && state.status === 'signed-in' && (
      <IdentityDialog
        user={state.user}
        words={messages}
        onProof={async (proof) => {
          await call('POST /api/auth/reauthenticate', { body: proof });
          settle(true);
        }}
        onClose={() => settle(false)}
      />
    ),
  };
}

type ReauthenticationDependencies = {
  /** Loads the session again, and refreshes it if it has only expired. */
  reload: () => Promise<AuthState>;
  askForProof: () => Promise<boolean>;
};

/**
 * Runs an action that may require a recent sign-in. Runs it again once the person has proven who they are, or once an
 * expired session was refreshed. Returns false if the person cancels. Throws any other error of the action.
 */
export async function runWithReauthentication(
  action: () => Promise<void>,
  { reload, askForProof }: ReauthenticationDependencies,
): Promise<boolean> {
  const met = new Set<string>();
  for (;;) {
    try {
      await action();
      return true;
    } catch (cause) {
      // Asking again wouldn't help if the server already rejected the action for the same reason.
      if (!(cause instanceof ApiError) || met.has(cause.code)) throw cause;
      met.add(cause.code);
      if (cause.code === 'reauthentication_required') {
        if (!(await askForProof())) return false;
      } else if (cause.code !== 'session_missing' || (await reload()).status !== 'signed-in') throw cause;
    }
  }
}
