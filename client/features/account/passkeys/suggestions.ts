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
    const round = AbortSignal.any([signal, AbortSignal.timeout(renewalMs)]);
    try {
      return await askForPasskey(options, { signal: round, isAutofill: true });
    } catch {
      if (!round.aborted) refusals += 1;
    }
  }
  return undefined;
}

async function waitUntilVisible(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden' && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}
