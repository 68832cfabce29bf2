import * as z from 'zod';

/** Maximum length of a password, in characters. Nothing is trimmed or cut. */
export const maxPasswordLength = 256;

/** A new password. The `/signin` form requires at least 6 characters, everything else 8. */
export function passwordSchema(shortest: 6 | 8) {
  return z
    .string('Enter a password.')
    .min(shortest, `Password must be at least ${shortest} characters long.`)
    .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters long.`);
}
