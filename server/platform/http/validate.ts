import * as z from 'zod';
import { isTimeZone } from '../../../shared/format/dates.ts';
import { joinWithOr } from '../../../shared/format/lists.ts';
import { findPeriodError, periodMessages } from '../../../shared/validation/period.ts';
import { addDays, isComparableDay } from '../clock.ts';
import { createInvalidInput } from '../errors.ts';
import { type LocalPeriod, toLocalDay, utc } from '../local-days.ts';

/** Parses a request body with its shared schema. Throws 422 `invalid_input`, which names every invalid field. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body, { error: explainIssue });
  if (parsed.success) return parsed.data;
  throw createInvalidInput(listFieldErrors(parsed.error), parsed.error);
}

/** Says what's wrong with a value whose schema doesn't say so itself. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (input === undefined) return 'This field is required.';
  if (code === 'invalid_type') return `Must be ${kindNames.get(issue.expected) ?? issue.expected}.`;
  if (code === 'invalid_value') return `Must be ${joinWithOr(issue.values.map(String))}.`;
  if (code === 'too_big') return `Must be at most ${issue.maximum}${units.get(issue.origin) ?? ''}.`;
  if (code === 'too_small') return `Must be at least ${issue.minimum}${units.get(issue.origin) ?? ''}.`;
  return 'This isn’t valid.';
}

const kindNames = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);
const units = new Map([
  ['string', ' characters'],
  ['array', ' entries long'],
]);

function listFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...issue.path, key].join('.')] ??= 'We don’t recognize this field.';
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return fields;
}

const defaultDays = 30;

export const optionalDay = (message: string) =>
  z.iso.date(message).refine(isComparableDay, message).optional();

const day = optionalDay(periodMessages.invalidDay);
const timeZone = z.string().refine(isTimeZone, periodMessages.invalidTimeZone).default(utc);
const zoneSchema = z.object({ timeZone });
const periodSchema = z.object({ from: day, to: day, timeZone });

/** Parses the `timeZone` of a query, by default UTC. Throws 422 if there is no such zone. */
export function parseTimeZone(query: unknown): string {
  return parseBody(zoneSchema, query).timeZone;
}

/**
 * Parses the `from` and `to` of a query, which are both inclusive, and their `timeZone`. The default is the last 30 days
 * in UTC. Throws 422 if they are invalid.
 */
export function parsePeriod(query: unknown, now: Date): LocalPeriod {
  const { from: given, timeZone, ...rest } = parseBody(periodSchema, query);
  const { to = toLocalDay(now, timeZone) } = rest;
  const from = given ?? addDays(to, 1 - defaultDays);
  const error = findPeriodError({ from, to });
  if (error) throw createInvalidInput({ from: error });
  return { from, to, timeZone };
}
