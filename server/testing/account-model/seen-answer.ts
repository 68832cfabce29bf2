import * as z from 'zod';

const seenUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailConfirmedAt: z.string().nullable(),
  phone: z.string().nullable(),
  phoneConfirmedAt: z.string().nullable(),
  identities: z.array(z.object({ provider: z.string() })),
  factors: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['totp', 'passkey']),
      status: z.string(),
      credentialId: z.string().optional(),
    }),
  ),
});
/** The part of a user that the rules check. */
export type SeenUser = z.infer<typeof seenUserSchema>;

/** The part of a response that ends with a session, or says who is signed in. */
export const seenResponseSchema = z.object({
  user: seenUserSchema.nullish(),
  session: z.object({ id: z.string() }).nullish(),
  number: z.int().nullish(),
  nextStep: z.string().optional(),
});

/** Nothing about the account is proven, so it must not contain any data. */
export function isUnconfirmed({ emailConfirmedAt, identities, factors }: SeenUser): boolean {
  // The number itself is left out until the second factor. Only a proven account gets a passkey.
  const hasProof = identities.some(({ provider }) => provider !== 'email');
  return emailConfirmedAt === null && !hasProof && factors.every(({ type }) => type !== 'passkey');
}
