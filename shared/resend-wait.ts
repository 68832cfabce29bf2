import { formatSeconds } from './format/durations.ts';

const firstWaitSeconds = 30;
const maxWaitSeconds = 300;

/**
 * Computes how many seconds must pass after `attempts` emails or texts until another one may be sent. See
 * docs/product.md, "Resend wait".
 */
export function computeResendWait(attempts: number): number {
  return Math.ceil(Math.min(firstWaitSeconds * 1.5 ** (attempts - 1), maxWaitSeconds));
}

/** The message for a person who asks for another one too early. See docs/product.md, "Error catalog". */
export function describeResendWait(seconds: number): string {
  return `You can resend in ${formatSeconds(seconds)}.`;
}
