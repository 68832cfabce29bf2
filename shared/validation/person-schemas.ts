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

/** The maximum length of a name, in characters. */
export const maxNameLength = 100;

/**
 * The one rule for names, everywhere: any script on one line, with a letter or digit, at most 100 characters after trimming. ZWNJ
 * and ZWJ belong to Persian and Sinhala names. Control characters and bidi overrides could forge a line or reverse text.
 */
export function createNameSchema({ missing, tooLong }: { missing: string; tooLong: string }) {
  return (
    z
      .string(missing)
      // A phone's contacts put marks of direction around a name that is copied.
      .overwrite((name) =>
        name.replaceAll(/^[\s\u202A-\u202E\u2066-\u2069]+|[\s\u202A-\u202E\u2066-\u2069]+$/g, ''),
      )
      .min(1, { error: missing, abort: true })
      .max(maxNameLength, tooLong)
      .regex(
        /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u,
        'Some of these characters can’t be displayed. Please type the name again.',
      )
      .regex(/[\p{L}\p{N}]/u, 'Enter a name with at least one letter.')
  );
}

/** A part of a person's name. */
export const personNameSchema = createNameSchema({
  missing: 'Enter a name.',
  tooLong: `Use ${maxNameLength} characters or fewer.`,
});

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
