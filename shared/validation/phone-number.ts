import * as z from 'zod';

/** A phone number in E.164 form. `validation/phone.ts`, which is large, checks whether a country uses it. */
export const phoneSchema = z
  .string('Please enter a valid phone number')
  .regex(/^\+[1-9]\d{6,14}$/, 'Please enter a valid phone number');
