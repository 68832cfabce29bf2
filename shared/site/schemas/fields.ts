import * as z from 'zod';

// Every message completes "expected …, got …" (`faults.ts`).

/** An object without any other fields. */
export function strictly<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `one of the fields ${Object.keys(shape).join(', ')}`
        : `an object with ${Object.keys(shape).join(', ')}`,
  });
}

/** A single line of text, trimmed. */
export function lineUpTo(longest: number) {
  return textUpTo(longest).regex(/^[^<>\p{Cc}]*$/u, 'one line without < and >');
}

/** A text of one or more lines, trimmed. */
export function textUpTo(longest: number) {
  const expected = `a text of at most ${longest} characters`;
  return z.string(expected).trim().min(1, 'a text that is not empty').max(longest, expected);
}

/** A list with at least and at most this many entries. */
export function listOf<Item extends z.ZodType>(item: Item, least = 0, most = 1000) {
  const expected = least === 0 ? `a list of at most ${most}` : `a list of ${least} to ${most}`;
  return z.array(item, 'a list').min(least, expected).max(most, expected);
}

/** One of a fixed set of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `one of ${words.join(', ')}`);
}

export const yesOrNo = z.boolean('true or false');

/** Says yes, or isn't there. */
export const flag = z.literal(true, 'true, or no such line').optional();

/** Limits are inclusive. */
export function wholeNumber(lowest: number, highest: number) {
  const expected = `a whole number from ${lowest} to ${highest}`;
  return z.int(expected).min(lowest, expected).max(highest, expected);
}

/** The end of a page's address, and the name of a file. */
export const slug = z
  .string('a name such as two-words')
  .max(80, 'a name of at most 80 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters and digits, joined by single dashes');

export const day = z.iso.date('a day such as 2026-03-01');
export const year = wholeNumber(1900, 2999);
export const webAddress = z
  .url({ protocol: /^https$/, error: 'a web address that starts with https://' })
  .max(2000, 'a web address of at most 2000 characters');

/** Whether both bounds are numbers, and the lower one is greater than the upper one. */
export function areSwapped(lower: unknown, upper: unknown): boolean {
  return typeof lower === 'number' && typeof upper === 'number' && lower > upper;
}

/** For `when`: lets a check run even if there are other errors, so that all of them are reported together. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

/** Lists the positions of values that came before, whatever their case. */
export function findRepeats(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return values.flatMap((value, index) => {
    if (typeof value !== 'string') return [];
    const isKnown = seen.has(value.toLowerCase());
    seen.add(value.toLowerCase());
    return isKnown ? [index] : [];
  });
}

/** For `superRefine`: each entry's `field` must differ from all others. */
export function requireUnique(
  entries: readonly unknown[],
  fields: readonly string[],
  context: z.RefinementCtx,
) {
  for (const field of fields) {
    for (const index of findRepeats(entries.map((entry) => Object(entry)[field]))) {
      context.addIssue({ code: 'custom', path: [index, field], message: 'a value that no other entry has' });
    }
  }
}
