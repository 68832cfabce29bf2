import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { useSessionAttempt } from '../fields/use-session-attempt.ts';
import { useAuth } from '../session/auth-context.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { messages } from './messages.ts';
import { runWithReauthentication } from './with-reauthentication.ts';

type Attempt = Parameters<ReturnType<typeof useSessionAttempt>['attempt']>[0];

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
