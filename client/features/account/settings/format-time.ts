const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An ISO time that is past, as people say it: in minutes, in hours, and from a day on with its date. */
export function formatPast(isoTime: string, now: number): string {
  const passedMs = now - Date.parse(isoTime);
  if (passedMs < minuteMs) return 'just now';
  if (passedMs < hourMs) return count(Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < 24 * hourMs) return count(Math.floor(passedMs / hourMs), 'hour');
  return timeFormat.format(new Date(isoTime));
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
}
