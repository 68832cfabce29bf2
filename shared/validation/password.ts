import * as z from 'zod';

/** Longest password accepted, in characters. Nothing is trimmed or cut. */
export const maxPasswordLength = 256;

/** A new password. The `/signin` form asks for 6 characters at least, everything else for 8. */
export function passwordSchema(shortest: 6 | 8) {
  return z
    .string('Enter a password.')
    .min(shortest, `Password must be at least ${shortest} characters long.`)
    .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters long.`);
}
