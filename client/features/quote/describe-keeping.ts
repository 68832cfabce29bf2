import { keptDays } from '../../lib/kept-days.ts';

/** What becomes of the answers when the flow is closed. */
export function describeKeeping(isKept: boolean): string {
  return isKept
    ? `You can close this at any time. Your answers stay on this device for ${keptDays} days.`
    : 'This browser does not let us keep anything, so your answers are gone when you leave this page.';
}
