import * as z from 'zod';
import { emailSchema } from '../../../../shared/validation/email.ts';
import { personNameSchema } from '../../../../shared/validation/names.ts';

/** A name that cannot be shown is worth less than the sign-in, so it becomes none. */
const name = personNameSchema
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

/** What Google's userinfo says of a person. An address that Google has not verified proves nothing. */
export const googleClaimsSchema = z.object({
  /** Never changes and is never given to another person, as an address may be. */
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.literal(true),
  given_name: name,
  family_name: name,
  name,
});

export type GoogleClaims = z.infer<typeof googleClaimsSchema>;
