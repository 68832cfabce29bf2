import { tzOffset } from '@date-fns/tz';
import { dayMs } from '../../shared/lifetimes.ts';
import { addDays, toDay } from './clock.ts';

export const utc = 'UTC';

/** Days such as `2026-03-01`, both inclusive, in UTC unless said otherwise. */
export type Days = { from: string; to: string };

/** Days in an IANA time zone such as `America/New_York`. */
export type LocalPeriod = Days & { timeZone: string };

/** What a day of a time zone has in common with a day in UTC. The times are ISO, the end excluded. */
export type DayPart = { localDay: string; day: string; starts: string; ends: string };

/** When a day begins. That isn't always at midnight, because some zones change their clocks then. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  // Clocks show it at one offset or, around a change, at both or neither.
  const times = [-dayMs, dayMs].map((ms) => midnight - getOffset(new Date(midnight + ms), timeZone));
  const first = new Date(Math.min(...times));
  return toLocalDay(first, timeZone) >= day ? first : new Date(Math.max(...times));
}

export function toLocalDay(time: Date, timeZone: string): string {
  return toDay(new Date(time.getTime() + getOffset(time, timeZone)));
}

/** How far a zone's clocks are ahead of UTC. The time zone of this machine plays no part. */
const getOffset = (time: Date, timeZone: string) => tzOffset(timeZone, time) * 60_000;

/** Every day of a period, in order. */
export function listDays({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A period's days in order, each in as many parts as it has days in UTC. */
export function listDayParts(period: LocalPeriod): readonly DayPart[] {
  return listDays(period).flatMap((localDay) => {
    const starts = startOfDay(localDay, period.timeZone);
    const ends = startOfDay(addDays(localDay, 1), period.timeZone);
    const last = toDay(new Date(ends.getTime() - 1));
    return listDays({ from: toDay(starts), to: last }).map((day) => ({
      localDay,
      day,
      starts: starts.toISOString(),
      ends: ends.toISOString(),
    }));
  });
}
