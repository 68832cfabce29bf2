import { AppError } from '../../platform/errors.ts';

const firstWaitSeconds = 30;
const longestWaitSeconds = 300;

/** Seconds until a mail or text may be sent again after `attempts` of them. The product specification, "Resend wait". */
export function computeResendWait(attempts: number): number {
  return Math.ceil(Math.min(firstWaitSeconds * 1.5 ** (attempts - 1), longestWaitSeconds));
}

/** Throws 429 `rate_limited` with the seconds left while it is too early to send again. */
export function requireResendWait(attempts: number, lastSentAt: Date | null, now: Date): void {
  if (!lastSentAt) return;
  const waitedMs = now.getTime() - lastSentAt.getTime();
  const seconds = Math.ceil(computeResendWait(attempts) - waitedMs / 1000);
  if (seconds <= 0) return;
  const unit = seconds === 1 ? 'second' : 'seconds';
  throw new AppError(429, 'rate_limited', `You can resend in ${seconds} ${unit}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
