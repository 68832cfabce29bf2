import { dayMs } from '../../shared/lifetimes.ts';

/** The only source of the current time, so that tests can replace it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day in UTC, such as `2026-03-01`. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whether days around this one have a year with four digits, so that they can be compared as text. */
export function isComparableDay(day: string): boolean {
  return day >= '1900-01-01' && day < '3000-01-01';
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(day) + days * dayMs));
}
