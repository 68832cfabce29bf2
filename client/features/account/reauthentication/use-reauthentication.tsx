import { type ReactNode, useState } from 'react';
import { useAuth } from '../session/auth-context.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { runWithReauthentication } from './with-reauthentication.ts';

/**
 * `run` runs an action that may need a fresh sign-in, as `runWithReauthentication` says; `dialog` belongs into the
 * page and asks for the proof.
 */
export function useReauthentication(): {
  run: (action: () => Promise<void>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const { client, state } = useAuth();
  const [question, setQuestion] = useState<{ answer: (isProven: boolean) => void } | undefined>(undefined);

  function settle(isProven: boolean) {
    question?.answer(isProven);
    setQuestion(undefined);
  }

  function askForProof(): Promise<boolean> {
    return new Promise((answer) => setQuestion({ answer }));
  }

  return {
    run: (action) => runWithReauthentication(action, { reload: client.reload, askForProof }),
    dialog: question && state.status === 'signed-in' && (
      <ReauthenticationDialog user={state.user} onProven={() => settle(true)} onClose={() => settle(false)} />
    ),
  };
}
