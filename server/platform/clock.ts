/** The only source of the current time, so that tests can replace it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

const dayMs = 24 * 3_600_000;

/** The day in UTC, such as `2026-03-01`. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(day) + days * dayMs));
}
