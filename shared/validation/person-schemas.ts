import * as z from 'zod';
import { emailPattern, invalidEmailMessage, maxEmailLength, normalizeEmail } from './email-address.ts';

/** An email address, normalized. Forms without zod use `isEmail`, which accepts the same addresses. */
export const emailSchema = z
  .string(invalidEmailMessage)
  .transform(normalizeEmail)
  .pipe(
    z
      .email({ pattern: emailPattern, error: invalidEmailMessage })
      .max(maxEmailLength, 'This address is too long.'),
  );

/**
 * A phone number in E.164 format. `validation/phone.ts`, which is large, checks it against the rules of its country.
 */
export const phoneSchema = z
  .string('Please enter a valid phone number')
  .regex(/^\+[1-9]\d{6,14}$/, 'Please enter a valid phone number');

const maxNameLength = 100;

/** A part of a person's name: any script, one line, at most 100 characters after trimming. */
export const personNameSchema = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(maxNameLength, `Use ${maxNameLength} characters or fewer.`)
  .regex(
    /^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u,
    'Some of these characters can’t be displayed. Please type the name again.',
  )
  .regex(/\p{L}/u, 'Enter a name with at least one letter.');

/** The maximum length of a password, in characters. A password is never trimmed or cut. */
export const maxPasswordLength = 256;
export const longPasswordError = `Password must be at most ${maxPasswordLength} characters long.`;

/** A new password. The `/signin` form requires at least 6 characters, and all others 8. */
export function passwordSchema(shortest: 6 | 8) {
  return z
    .string('Enter a password.')
    .min(shortest, `Password must be at least ${shortest} characters long.`)
    .max(maxPasswordLength, longPasswordError);
}
