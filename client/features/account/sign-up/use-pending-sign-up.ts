import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { type PendingSignUp, parsePendingSignUp } from './pending-sign-up.ts';
import { dropPendingSignUp, pendingSignUpKey } from './pending-sign-up-storage.ts';

/** Rises whenever an older shape can no longer be read. */
const version = 1;

export type PendingSignUpControl = {
  /** The sign-up that this browser has under way. */
  pending: PendingSignUp | undefined;
  changePending: (pending: PendingSignUp | undefined) => void;
};

/** Keeps the sign-up over reloads, and the same in all tabs. */
export function usePendingSignUp(): PendingSignUpControl {
  const [pending, setPending] = useState(read);

  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key === pendingSignUpKey) setPending(read());
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  function changePending(next: PendingSignUp | undefined) {
    setPending(next);
    if (next) writeStored('local', pendingSignUpKey, { version, ...next });
    else dropPendingSignUp();
  }

  return { pending, changePending };
}

function read(): PendingSignUp | undefined {
  const stored = readStored('local', pendingSignUpKey);
  const isReadable =
    typeof stored === 'object' && stored !== null && Reflect.get(stored, 'version') === version;
  const pending = isReadable ? parsePendingSignUp(stored, Date.now()) : undefined;
  if (stored !== undefined && !pending) removeStored('local', pendingSignUpKey);
  return pending;
}
