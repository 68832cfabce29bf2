import * as z from 'zod';
import { createNameSchema } from '../validation/person-schemas.ts';
import { coverageAmounts } from './coverage-amounts.ts';
import { describeObjectError } from './object-error.ts';
import { usStates } from './us-states.ts';

/** The minimum and maximum age for a quote, in years. See the product specification, "Quick info". */
export const minAge = 18;
export const maxAge = 80;

const ageRangeMessage = `Enter an age from ${minAge} to ${maxAge}.`;
const wholeAgeMessage = `Enter your age as a whole number from ${minAge} to ${maxAge}.`;

const name = createNameSchema({
  missing: 'Enter your name.',
  tooLong: 'Shorten your name to 100 characters or fewer.',
});

const age = z
  .union(
    [
      // The range is checked after the union, for its message. This is what the API's documentation shows.
      z.int().meta({ minimum: minAge, maximum: maxAge }),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    {
      error: (issue) => (issue.input === undefined || issue.input === '' ? ageRangeMessage : wholeAgeMessage),
    },
  )
  .pipe(z.number().min(minAge, ageRangeMessage).max(maxAge, ageRangeMessage));

/**
 * The four fields that start a quote. `age` is a whole number of years, or a string of digits that is converted to one.
 * `name` is trimmed. Every message says how to fix the field. See the product specification, "Quick info".
 */
export const quickInfoSchema = z.strictObject(
  {
    name,
    age,
    state: z.enum(usStates, 'Choose your state from the list.'),
    coverageAmount: z.enum(coverageAmounts, 'Choose a coverage amount from the list.'),
  },
  { error: describeObjectError },
);
export type QuickInfo = z.infer<typeof quickInfoSchema>;
