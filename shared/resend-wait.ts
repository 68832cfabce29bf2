import { formatSeconds } from './format/durations.ts';

const firstWaitSeconds = 30;
const maxWaitSeconds = 300;

/** Seconds until an email or text may be sent again after `attempts` of them. The product specification, "Resend wait". */
export function computeResendWait(attempts: number): number {
  return Math.ceil(Math.min(firstWaitSeconds * 1.5 ** (attempts - 1), maxWaitSeconds));
}

/** What to say to whoever asks again too early. The product specification, "Error catalogue". */
export function describeResendWait(seconds: number): string {
  return `You can resend in ${formatSeconds(seconds)}.`;
}
