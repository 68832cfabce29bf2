import { locale } from './locale.ts';
import { createDateFormat } from './when-needed.ts';

const localDay = createDateFormat({ dateStyle: 'long' });
const utcDay = createDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const shortUtcDay = createDateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const utcMonth = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateTime = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const moment = createDateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats a time (ISO, or Unix time in milliseconds) as a day in the reader's time zone, like `March 1, 2026`. */
export function formatLocalDay(time: string | number): string {
  return localDay().format(typeof time === 'string' ? Date.parse(time) : time);
}

/** Formats an ISO date, which is the same in every time zone: `2025-05-08` becomes `May 8, 2025`. */
export function formatDate(isoDate: string): string {
  return utcDay().format(Date.parse(isoDate));
}

/** Formats an ISO date without its year: `2026-03-01` becomes `Mar 1`. */
export function formatShortDate(isoDate: string): string {
  return shortUtcDay().format(Date.parse(isoDate));
}

/** Formats an ISO month: `2026-03` becomes `March 2026`. */
export function formatMonth(isoMonth: string): string {
  return utcMonth().format(Date.parse(isoMonth));
}

/** Formats two ISO dates as a range with ordinary spaces: `March 1 – 30, 2026`. */
export function formatDateRange(from: string, to: string): string {
  return utcDay()
    .formatRange(Date.parse(from), Date.parse(to))
    .replaceAll(/[\u2009\u202f]/g, ' ');
}

/**
 * Formats an ISO time in the reader's time zone: `Sunday, March 1 at 11:05 AM EST`. It includes the zone, because an
 * email can be read in another one. The time never wraps.
 */
export function formatMoment(isoTime: string): string {
  const [day, time = ''] = moment().format(Date.parse(isoTime)).split(' at ');
  return `${day} at ${time.replaceAll(/\s/g, '\u00a0')}`;
}

/**
 * Formats an ISO time in the reader's time zone, without naming it: `Mar 1, 2026, 11:05 AM`. `AM` never wraps to a new
 * line.
 */
export function formatDateTime(isoTime: string): string {
  return dateTime()
    .format(Date.parse(isoTime))
    .replace(/\s(?=\S+$)/, '\u00a0');
}

/** Returns the day in the reader's time zone, such as `2026-03-01`. */
export function getLocalDay(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Returns the name of the reader's time zone, such as `America/New_York`, or `UTC` if the browser can't name it. */
export function getTimeZone(): string {
  const { timeZone } = dateTime().resolvedOptions();
  return isTimeZone(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** Whether this is a time zone, such as `America/New_York` or `+05:45`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
