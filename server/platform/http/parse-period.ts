import * as z from 'zod';
import { findPeriodError, periodMessages } from '../../../shared/validation/period.ts';
import { addDays, isComparableDay, toDay } from '../clock.ts';
import { createInvalidInput } from '../errors.ts';
import { parseBody } from './validate.ts';

const defaultDays = 30;

/** An optional day in a query. */
export const optionalDay = (message: string) =>
  z.iso.date(message).refine(isComparableDay, message).optional();

const day = optionalDay(periodMessages.invalidDay);
const periodSchema = z.object({ from: day, to: day });

/**
 * Parses the `from` and `to` of a query, days in UTC and both inclusive. The default is the last 30 days. Throws 422 if
 * they are invalid.
 */
export function parsePeriod(query: unknown, now: Date): { from: string; to: string } {
  const { from: given, to = toDay(now) } = parseBody(periodSchema, query);
  const from = given ?? addDays(to, 1 - defaultDays);
  const error = findPeriodError({ from, to });
  if (error) throw createInvalidInput({ from: error });
  return { from, to };
}
