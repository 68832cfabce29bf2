import { useEffect, useState } from 'react';
import type { EmailSentResponse } from '../../../../shared/api/auth-user.ts';
import { hourMs, pendingSignUpHours } from '../../../../shared/lifetimes.ts';
import { computeResendWait } from '../../../../shared/resend-wait.ts';
import { followStoredValue } from '../../../lib/follow-stored-value.ts';
import { fields, flag, number, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { pendingSignUpStorage } from './pending-sign-up-storage.ts';

const blank = {
  email: '',
  userId: '',
  verificationAttempts: 0,
  /** When the last email was sent, in epoch milliseconds by this device's clock. */
  emailSentAt: 0,
  emailVerified: false,
  hasPassword: false,
  profileComplete: false,
};

/** A sign-up that was started in this browser with only an email. See docs/product.md, "Sign-up steps". */
export type PendingSignUp = typeof blank;

/**
 * How long the resend button counts down after an email, in milliseconds. See docs/product.md, "Resend wait".
 */
export const screenWaitMs = 30_000;

export function noteEmailSent(
  email: string,
  { userId, attempts }: EmailSentResponse,
  now: number,
): PendingSignUp {
  return { ...blank, email, userId, verificationAttempts: attempts, emailSentAt: now };
}

/** Returns when the server will send another email, in epoch milliseconds. The wait gets longer with each one. */
export function findResendAt({ verificationAttempts, emailSentAt }: PendingSignUp): number {
  return emailSentAt + computeResendWait(verificationAttempts) * 1000;
}

const checkPendingSignUp = fields(
  blank,
  {
    email: text,
    userId: text,
    verificationAttempts: number,
    emailSentAt: number,
    emailVerified: flag,
    hasPassword: flag,
    profileComplete: flag,
  },
  ['email', 'userId', 'verificationAttempts', 'emailSentAt'],
);

/** Parses a stored sign-up. Returns undefined if it is invalid or no longer of use. */
export function parsePendingSignUp(stored: unknown, now: number): PendingSignUp | undefined {
  const signup = checkPendingSignUp(stored);
  if (!signup || now - signup.emailSentAt > pendingSignUpHours * hourMs) return undefined;
  // If the clock was set back, people must not have to wait for hours.
  return { ...signup, emailSentAt: Math.min(signup.emailSentAt, now) };
}

const storedSignUp = createStoredValue({
  ...pendingSignUpStorage,
  schema: (stored) => parsePendingSignUp(stored, Date.now()),
});

export type PendingSignUpControl = ReturnType<typeof usePendingSignUp>;

/** Keeps the sign-up after reloads, and in sync between all tabs. */
export function usePendingSignUp() {
  const [pending, setPending] = useState(loadStored);

  useEffect(() => followStoredValue(pendingSignUpStorage.key, () => setPending(loadStored())), []);

  function changePending(next: PendingSignUp | undefined) {
    setPending(next);
    if (next) storedSignUp.write(next);
    else storedSignUp.remove();
  }

  return { pending, changePending };
}

function loadStored(): PendingSignUp | undefined {
  const pending = storedSignUp.read();
  if (!pending) storedSignUp.remove();
  return pending;
}
