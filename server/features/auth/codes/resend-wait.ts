import { computeResendWait, describeResendWait } from '../../../../shared/resend-wait.ts';
import { createRateLimited } from '../../../platform/errors.ts';

/** Throws 429 `rate_limited` with the seconds left while it is too early to send again. */
export function requireResendWait(attempts: number, lastSentAt: Date | null, now: Date): void {
  if (!lastSentAt) return;
  const waitedMs = now.getTime() - lastSentAt.getTime();
  const seconds = Math.ceil(computeResendWait(attempts) - waitedMs / 1000);
  if (seconds > 0) throw createRateLimited(seconds, describeResendWait(seconds));
}
