import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../../../shared/api/passkeys.ts';
import { call } from '../../../lib/api-client.ts';
import { joinSignals } from '../../../lib/join-signals.ts';
import { NoPasskey } from './passkeys.ts';

// Loaded only where passkeys are used, so pages import this file dynamically.

export function createPasskey(optionsJSON: PasskeyCreationOptions, signal: AbortSignal): Promise<NewPasskey> {
  return settle(() => startRegistration({ optionsJSON }), signal);
}

type AskOptions = { signal: AbortSignal; isAutofill?: boolean };

export function askForPasskey(
  optionsJSON: PasskeyRequestOptions,
  { signal, isAutofill = false }: AskOptions,
): Promise<PasskeyAnswer> {
  const options = { optionsJSON, useBrowserAutofill: isAutofill, verifyBrowserAutofillInput: false };
  return settle(() => startAuthentication(options), signal);
}

/** A browser allows one request at a time. The library ends an earlier one of this page first. */
async function settle<Answer>(start: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  if (signal.aborted) throw new NoPasskey('none');
  let isPending = true;
  // Some password managers never answer and ignore a cancellation, so this doesn't wait for theirs.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      if (isPending) WebAuthnAbortService.cancelCeremony();
      reject(new NoPasskey('none'));
    });
  });
  stopped.catch(() => undefined);
  try {
    return await Promise.race([start(), stopped]);
  } catch (cause) {
    throw cause instanceof NoPasskey ? cause : new NoPasskey(findReason(cause), cause);
  } finally {
    isPending = false;
  }
}

/** The library keeps the browser's own error as the cause of its own. */
function findReason(cause: unknown): NoPasskey['reason'] {
  const original = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const name = original instanceof Error ? original.name : '';
  if (name === 'InvalidStateError') return 'already';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'none' : 'unsupported';
}

export const canAutofill = browserSupportsWebAuthnAutofill;

/** Tells the browser's password manager what has changed here, if it can be told. */
export async function tellBrowser(change: Parameters<typeof sendSignal>[0]): Promise<void> {
  // It's a favor to the browser, so neither an old one nor a refusal is an error.
  await sendSignal(change).catch(() => undefined);
}

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
    const round = joinSignals(signal, AbortSignal.timeout(renewalMs));
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
