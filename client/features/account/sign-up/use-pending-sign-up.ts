import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { parseSignup, type Signup } from './pending-sign-up.ts';
import { dropSignup, signupKey } from './pending-sign-up-storage.ts';

/** Rises whenever an older shape can no longer be read. */
const version = 1;

export type SignupKeeper = {
  /** The sign-up that this browser has under way. */
  signup: Signup | undefined;
  changeSignup: (signup: Signup | undefined) => void;
};

/** Keeps the sign-up over reloads, and the same in all tabs. */
export function useSignup(): SignupKeeper {
  const [signup, setSignup] = useState(read);

  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key === signupKey) setSignup(read());
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  function changeSignup(next: Signup | undefined) {
    setSignup(next);
    if (next) writeStored('local', signupKey, { version, ...next });
    else dropSignup();
  }

  return { signup, changeSignup };
}

function read(): Signup | undefined {
  const stored = readStored('local', signupKey);
  const isReadable =
    typeof stored === 'object' && stored !== null && Reflect.get(stored, 'version') === version;
  const signup = isReadable ? parseSignup(stored, Date.now()) : undefined;
  if (stored !== undefined && !signup) removeStored('local', signupKey);
  return signup;
}
