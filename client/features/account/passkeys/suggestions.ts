import type { PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { call } from '../../../lib/api-client.ts';
import { askForPasskey, canAutofill } from './webauthn.ts';

/** A challenge is good for five minutes, so a page that stays open asks for another one before. */
const renewalMs = 4 * 60_000;
const maxRefusals = 3;

/**
 * Lets the browser suggest passkeys in the email field, until `signal` aborts. Returns undefined if it can't, or if the
 * person turned suggestions down several times.
 */
export async function watchSuggestions(signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!(await canAutofill())) return undefined;
  for (let refusals = 0; refusals < maxRefusals && !signal.aborted; ) {
    await waitUntilVisible(signal);
    const options = await call('POST /api/auth/passkeys/sign-in/options');
    const round = new AbortController();
    const end = () => round.abort();
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    const renewal = setTimeout(end, renewalMs);
    try {
      return await askForPasskey(options, { signal: round.signal, isAutofill: true });
    } catch {
      if (!round.signal.aborted) refusals += 1;
    } finally {
      clearTimeout(renewal);
      signal.removeEventListener('abort', end);
    }
  }
  return undefined;
}

function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
