import * as z from 'zod';

const maxNameLength = 100;

/** A part of a person's name: any script, one line, at most 100 characters after trimming. */
export const personNameSchema = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(maxNameLength, `Use ${maxNameLength} characters or fewer.`)
  .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'Use letters only. Some of these characters can’t be displayed.')
  .regex(/\p{L}/u, 'Enter a name with at least one letter.');
