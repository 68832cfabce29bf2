import * as z from 'zod';

const maxNameLength = 100;

/** A part of a person's name: any script, one line, at most 100 characters after trimming. */
export const personNameSchema = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(maxNameLength, `At most ${maxNameLength} characters.`)
  .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'Use letters only: this has characters that cannot be shown.')
  .regex(/\p{L}/u, 'Enter a name with at least one letter.');
