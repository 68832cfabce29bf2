import { useEffect, useState } from 'react';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { type PendingSignUp, parsePendingSignUp } from './pending-sign-up.ts';
import { pendingSignUpStorage } from './pending-sign-up-storage.ts';

const storedSignUp = createStoredValue({
  ...pendingSignUpStorage,
  schema: (stored) => parsePendingSignUp(stored, Date.now()),
});

export type PendingSignUpControl = {
  /** The sign-up that this browser has under way. */
  pending: PendingSignUp | undefined;
  changePending: (pending: PendingSignUp | undefined) => void;
};

/** Keeps the sign-up over reloads, and the same in all tabs. */
export function usePendingSignUp(): PendingSignUpControl {
  const [pending, setPending] = useState(read);

  useEffect(() => followStoredValue(pendingSignUpStorage.key, () => setPending(read())), []);

  function changePending(next: PendingSignUp | undefined) {
    setPending(next);
    if (next) storedSignUp.write(next);
    else storedSignUp.remove();
  }

  return { pending, changePending };
}

function read(): PendingSignUp | undefined {
  const pending = storedSignUp.read();
  if (!pending) storedSignUp.remove();
  return pending;
}
