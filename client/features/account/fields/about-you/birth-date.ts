import { computeAge, minimumAdultAge } from '../../../../../shared/validation/age.ts';

/** A date of birth as it is typed, part by part. */
export type BirthParts = { month: string; day: string; year: string };

/** `date` is `YYYY-MM-DD`, or null when nothing was typed. */
export type BirthReading = { date: string | null } | { fault: string; part: keyof BirthParts };

const oldestAge = 120;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const emptyBirthParts: BirthParts = { month: '', day: '', year: '' };

/** Reads a typed date of birth, judged against `now` as the server judges it. Months may be numbers or names. */
export function readBirthDate(parts: BirthParts, now: Date): BirthReading {
  const typed = { month: parts.month.trim(), day: parts.day.trim(), year: parts.year.trim() };
  const missing = (['month', 'day', 'year'] as const).filter((part) => typed[part] === '');
  const [firstMissing] = missing;
  if (missing.length === 3) return { date: null };
  if (firstMissing) return { fault: 'Enter the month, the day and the year.', part: firstMissing };
  const month = readMonth(typed.month);
  if (month === undefined) return { fault: 'Enter the month as a number from 1 to 12.', part: 'month' };
  if (!/^\d{4}$/.test(typed.year)) return { fault: 'Enter all four digits of the year.', part: 'year' };
  const date = formatDate(typed.year, month, typed.day);
  if (!date) return { fault: 'There is no such date. Check the month and the day.', part: 'day' };
  return judgeAge(date, now);
}

/** The parts of a stored `YYYY-MM-DD`, as a person would type them. */
export function toBirthParts(date: string | null | undefined): BirthParts {
  const [year, month, day] = date?.split('-') ?? [];
  if (!year || !month || !day) return emptyBirthParts;
  return { month: String(Number(month)), day: String(Number(day)), year };
}

function judgeAge(date: string, now: Date): BirthReading {
  const age = computeAge(date, now);
  if (age > oldestAge) {
    return { fault: `Check the year: this date is more than ${oldestAge} years ago.`, part: 'year' };
  }
  if (age >= minimumAdultAge) return { date };
  return {
    fault: `You must be at least ${minimumAdultAge} years old to apply for life insurance`,
    part: 'year',
  };
}

function readMonth(text: string): number | undefined {
  const named = monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const month = /^\d{1,2}$/.test(text) ? Number(text) : named;
  return month >= 1 && month <= 12 ? month : undefined;
}

/** Undefined for a day that the month does not have. */
function formatDate(year: string, month: number, dayText: string): string | undefined {
  if (!/^\d{1,2}$/.test(dayText)) return undefined;
  const day = Number(dayText);
  const moment = new Date(Date.UTC(Number(year), month - 1, day));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
