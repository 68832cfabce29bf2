import { describeResendWait as describeSeconds } from '../../../../../shared/resend-wait.ts';

/** What to say to whoever asks again too early; undefined once it is allowed. Both in epoch milliseconds. */
export function describeResendWait(resendAt: number, now: number): string | undefined {
  const seconds = Math.ceil((resendAt - now) / 1000);
  return seconds > 0 ? describeSeconds(seconds) : undefined;
}
