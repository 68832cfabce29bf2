import { useEffect, useRef, useState } from 'react';
import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { call } from '../../../lib/api-client.ts';
import { messages } from './messages.ts';
import { NoPasskey } from './no-passkey.ts';

/** Asks this browser for any passkey of this site. */
export async function requestPasskey(signal: AbortSignal): Promise<PasskeyAnswer> {
  const [{ askForPasskey }, options] = await Promise.all([
    import('./webauthn.ts'),
    call('POST /api/auth/passkeys/sign-in/options'),
  ]);
  return askForPasskey(options, { signal });
}

/** The state of a request to the device, which people can stop, and whose failures are quiet. */
export function usePasskeyPrompt() {
  const [isWaiting, setIsWaiting] = useState(false);
  const [note, setNote] = useState('');
  const pending = useRef<AbortController>(undefined);

  useEffect(() => () => pending.current?.abort(), []);

  /** Returns undefined if the device gave no passkey, and says why in `note`. */
  async function prompt<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setNote('');
    setIsWaiting(true);
    try {
      return await ask(controller.signal);
    } catch (cause) {
      if (!(cause instanceof NoPasskey)) throw cause;
      setNote(messages.notes[cause.reason]);
      return undefined;
    } finally {
      setIsWaiting(false);
    }
  }

  return { isWaiting, note, prompt, stop: () => pending.current?.abort() };
}

export type PasskeyPrompt = ReturnType<typeof usePasskeyPrompt>;
