import { retentionDays } from '../../../lib/retention-days.ts';

/** What becomes of the answers when the flow is closed. */
export function describePersistence(isKept: boolean): string {
  return isKept
    ? `You can close this at any time. Your answers stay on this device for ${retentionDays} days.`
    : 'This browser does not let us keep anything, so your answers are gone when you leave this page.';
}
