import * as z from 'zod';
import { formatCount } from '../../../shared/format/plurals.ts';
import { addDays, isComparableDay, toDay } from '../clock.ts';
import { createInvalidInput } from '../errors.ts';
import { parseBody } from './validate.ts';

const defaultDays = 30;
const maxDays = 731;
const messages = {
  invalidDay: 'Use a date such as 2026-03-01.',
  reversed: 'The first day is after the last one.',
  tooLong: `Choose a period of up to ${formatCount(maxDays - 1, { one: '# day', other: '# days' })}.`,
} as const;

/** An optional day in a query. */
export const optionalDay = (message: string) =>
  z.iso.date(message).refine(isComparableDay, message).optional();

const day = optionalDay(messages.invalidDay);
const periodSchema = z.object({ from: day, to: day });

/**
 * Parses the `from` and `to` of a query, days in UTC and both inclusive. The default is the last 30 days. Throws 422 if
 * they are invalid.
 */
export function parsePeriod(query: unknown, now: Date): { from: string; to: string } {
  const { from: given, to = toDay(now) } = parseBody(periodSchema, query);
  const from = given ?? addDays(to, 1 - defaultDays);
  if (from > to) throw createInvalidInput({ from: messages.reversed });
  if (addDays(from, maxDays) <= to) throw createInvalidInput({ from: messages.tooLong });
  return { from, to };
}
