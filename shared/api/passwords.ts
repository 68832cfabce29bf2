import * as z from 'zod';

/** Body of `POST /api/password-check`. */
export const passwordCheckSchema = z.strictObject({
  password: z.string('Enter a password.').max(1024, 'This is too long for a password.'),
});

/** Its answer: every rule that the password breaks, in the order of the checklist. */
export const passwordCheckAnswerSchema = z.object({
  isValid: z.boolean(),
  errors: z.array(z.string()).readonly(),
});
export type PasswordCheckAnswer = z.infer<typeof passwordCheckAnswerSchema>;
