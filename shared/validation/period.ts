import { formatCount } from '../format/plurals.ts';
import { dayMs } from '../lifetimes.ts';

const maxDays = 731;

export const periodMessages = {
  invalidDay: 'Use a date such as 2026-03-01.',
  invalidTimeZone: 'Use a time zone such as America/New_York.',
  reversed: 'The first day is after the last one.',
  tooLong: `Choose a period of up to ${formatCount(maxDays - 1, { one: '# day', other: '# days' })}.`,
} as const;

/** Says what is wrong with a period of figures, whose days are both inclusive. The first day is at fault. */
export function findPeriodError({ from, to }: { from: string; to: string }): string | undefined {
  if (from > to) return periodMessages.reversed;
  return Date.parse(to) - Date.parse(from) >= maxDays * dayMs ? periodMessages.tooLong : undefined;
}
