import { formatDateTime } from './dates.ts';
import { locale } from './locale.ts';
import { whenNeeded } from './when-needed.ts';

const relativeFormat = whenNeeded(() => new Intl.RelativeTimeFormat(locale));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Formats a past ISO time: `just now`, then in minutes and hours, and after a day as a date. */
export function formatPast(isoTime: string, now: number): string {
  const passedMs = now - Date.parse(isoTime);
  if (passedMs < minuteMs) return 'just now';
  if (passedMs < hourMs) return relativeFormat().format(-Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < 24 * hourMs) return relativeFormat().format(-Math.floor(passedMs / hourMs), 'hour');
  return formatDateTime(isoTime);
}
