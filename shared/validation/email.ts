import * as z from 'zod';
import { emailPattern, invalidEmailMessage, maxEmailLength, normalizeEmail } from './email-address.ts';

/** An email address, normalized. Forms without zod use `isEmail`, which gives the same result. */
export const emailSchema = z
  .string(invalidEmailMessage)
  .transform(normalizeEmail)
  .pipe(
    z
      .email({ pattern: emailPattern, error: invalidEmailMessage })
      .max(maxEmailLength, 'This address is too long.'),
  );
