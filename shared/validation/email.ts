import * as z from 'zod';
import { emailPattern, invalidEmailMessage, longestEmail, normalizeEmail } from './email-address.ts';

/** An email address, normalized. Forms without zod ask `isEmail`, which answers the same. */
export const emailSchema = z
  .string(invalidEmailMessage)
  .transform(normalizeEmail)
  .pipe(
    z
      .email({ pattern: emailPattern, error: invalidEmailMessage })
      .max(longestEmail, 'This address is too long.'),
  );
