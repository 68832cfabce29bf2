import * as z from 'zod';

/** A strict object with error messages that tell operators what to fix. */
export function strictly<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `Unknown field: ${issue.keys.join(', ')}.` : 'Must be an object.',
  });
}

/** A single line of text, trimmed. */
export function textUpTo(longest: number) {
  return z
    .string('Must be text.')
    .trim()
    .min(1, 'Must not be empty.')
    .max(longest, `Must be at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Must be one line.');
}

/** A list. If it is missing or has the wrong type, the error says so. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item, 'Must be a list.');
}

/** One of a fixed set of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `Must be one of: ${words.join(', ')}.`);
}

export const yesOrNo = z.boolean('Must be true or false.');

/** A whole number from 0 to the maximum. */
export function wholeNumber(unit: string, highest: number) {
  return z
    .int(`Must be a whole number of ${unit}.`)
    .min(0, 'Must be 0 or more.')
    .max(highest, `Must be at most ${highest}.`);
}

/** Whether both bounds are numbers, and the lower one is greater than the upper one. */
export function areSwapped(lower: unknown, upper: unknown): boolean {
  return typeof lower === 'number' && typeof upper === 'number' && lower > upper;
}

/** For `when`: lets a check run even if there are other errors, so that all of them are reported together. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
