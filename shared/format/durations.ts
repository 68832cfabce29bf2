import { formatCount } from './plurals.ts';

/** `1 second`, `40 seconds`. */
export function formatSeconds(seconds: number): string {
  return formatCount(seconds, { one: '# second', other: '# seconds' });
}

/** `1 minute`, `5 minutes`. */
export function formatMinutes(minutes: number): string {
  return formatCount(minutes, { one: '# minute', other: '# minutes' });
}

/** Formats a waiting time, in whole minutes from two minutes on, because no one counts 840 seconds. */
export function formatWait(seconds: number): string {
  return seconds < 120 ? formatSeconds(seconds) : formatMinutes(Math.ceil(seconds / 60));
}

/** How long something is valid: `10 minutes`, `an hour`. */
export function formatLifetime(minutes: number): string {
  if (minutes % 60 > 0) return formatMinutes(minutes);
  return formatCount(minutes / 60, { one: 'an hour', other: '# hours' });
}

/** Formats a waiting time in minutes, rounded up: `a minute`, `5 minutes`. */
export function formatMinutesLeft(seconds: number): string {
  return formatCount(Math.ceil(seconds / 60), { one: 'a minute', other: '# minutes' });
}
