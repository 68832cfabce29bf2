import type { EmailSentAnswer } from '../../../../shared/api/auth-user.ts';
import { computeResendWait } from '../../../../shared/resend-wait.ts';

/** A sign-up that began in this browser with an email alone. The product specification, "PendingSignUp state". */
export type PendingSignUp = {
  email: string;
  userId: string;
  /** Mails sent so far. */
  verificationAttempts: number;
  /** Of the last mail, in epoch milliseconds by this device. */
  emailSentAt: number;
  emailVerified: boolean;
  hasPassword: boolean;
  profileComplete: boolean;
};

/** How long the resend button counts down after a mail, in milliseconds. The product specification, "Constants". */
export const screenWaitMs = 30_000;

/** As long as the server lets a browser wait for its confirmation. */
const keptMs = 24 * 60 * 60 * 1000;

/** The sign-up after a mail has left: the first one, or another. */
export function noteEmailSent(
  email: string,
  { userId, attempts }: EmailSentAnswer,
  now: number,
): PendingSignUp {
  return {
    email,
    userId,
    verificationAttempts: attempts,
    emailSentAt: now,
    emailVerified: false,
    hasPassword: false,
    profileComplete: false,
  };
}

/** Whole seconds until the server sends another mail; its wait grows with every one. */
export function countResendSeconds(
  { verificationAttempts, emailSentAt }: PendingSignUp,
  now: number,
): number {
  const waitMs = computeResendWait(verificationAttempts) * 1000;
  return Math.max(0, Math.ceil((emailSentAt + waitMs - now) / 1000));
}

/** What is kept of a sign-up that is still of use; undefined for anything else. */
export function parsePendingSignUp(stored: unknown, now: number): PendingSignUp | undefined {
  if (!isRecord(stored)) return undefined;
  const { email, userId, verificationAttempts, emailSentAt, ...flags } = stored;
  if (typeof email !== 'string' || typeof userId !== 'string') return undefined;
  if (typeof verificationAttempts !== 'number' || typeof emailSentAt !== 'number') return undefined;
  if (now - emailSentAt > keptMs) return undefined;
  return {
    email,
    userId,
    verificationAttempts,
    // A clock that was set back must not make anybody wait for hours.
    emailSentAt: Math.min(emailSentAt, now),
    emailVerified: flags.emailVerified === true,
    hasPassword: flags.hasPassword === true,
    profileComplete: flags.profileComplete === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
