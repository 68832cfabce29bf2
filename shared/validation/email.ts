import * as z from 'zod';

/** RFC 5321 allows 254 characters in a path. */
const longestEmail = 254;

/** An email address as it is stored: no white space around it, all lower case. */
export const emailSchema = z
  .string('Please enter a valid email address.')
  .transform((text) => normalizeEmail(text))
  .pipe(z.email('Please enter a valid email address.').max(longestEmail, 'This address is too long.'));

export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
