import { addDays, isComparableDay, toDay } from '../../platform/clock.ts';
import { utc } from '../../platform/local-days.ts';
import type { Period } from './report.ts';
import { messages } from './report-messages.ts';

const defaultDays = 30;
const maxDays = 3660;

export class PeriodError extends Error {
  override readonly name = 'PeriodError';
}

/**
 * Parses the period in UTC that an operator names, by default the last 30 days including today. Throws {@link PeriodError}.
 */
export function parsePeriod(from: string | undefined, to: string | undefined, now: Date): Period {
  const end = to === undefined ? toDay(now) : checkDay(to, '--to');
  const start = from === undefined ? addDays(end, 1 - defaultDays) : checkDay(from, '--from');
  if (start > end) throw new PeriodError(messages.periodReversed(start, end));
  if (addDays(start, maxDays) <= end) throw new PeriodError(messages.periodTooLong(maxDays));
  return { from: start, to: end, timeZone: utc };
}

function checkDay(text: string, option: string): string {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    addDays(text, 0) === text &&
    isComparableDay(text);
  if (!isDay) throw new PeriodError(messages.invalidDate(option, JSON.stringify(text)));
  return text;
}
