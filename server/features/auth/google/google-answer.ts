import * as z from 'zod';
import { emailSchema, personNameSchema } from '../../../../shared/validation/person-schemas.ts';

/** A name that can't be shown is dropped, because the sign-in shouldn't fail over it. */
const name = personNameSchema
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

/** Google's userinfo. An address that Google hasn't verified doesn't prove anything. */
export const googleClaimsSchema = z.object({
  /** Unlike an address, it never changes and is never given to another person. */
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.literal(true),
  /** The domain of the organization whose mailboxes Google runs. */
  hd: z.string().max(255).nullish().catch(null),
  given_name: name,
  family_name: name,
  name,
});

export type GoogleClaims = z.infer<typeof googleClaimsSchema>;

const googleDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Whether Google runs the mailbox, so that its word about the address is as good as a link in an email. */
export function isAuthoritative({ email, hd }: GoogleClaims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return googleDomains.has(domain) || hd?.toLowerCase() === domain;
}

/**
 * Why the sign-in failed. It's logged, so it contains nothing that Google or the browser sent except short error codes.
 */
type GoogleRefusal = { reason: string; code?: string; status?: number; fields?: readonly string[] };
export type GoogleAnswer = { claims: GoogleClaims; next: string } | { refusal: GoogleRefusal };

const codeSchema = z.string().regex(/^[\w.-]{1,60}$/);
const stateSchema = z.object({ state: z.object({ next: z.string() }) });
const refusedStateSchema = z.object({ reason: z.string() });

/** Parses the arguments of passport's callback: an error, or a profile with the state's content, or neither. */
export function parseGoogleAnswer(error: unknown, profile: unknown, info: unknown): GoogleAnswer {
  if (error) return { refusal: describeError(error) };
  const returned = stateSchema.safeParse(info);
  if (!profile || !returned.success) {
    return { refusal: { reason: refusedStateSchema.safeParse(info).data?.reason ?? 'denied' } };
  }
  const claims = googleClaimsSchema.safeParse(profile);
  if (claims.success) return { claims: claims.data, next: returned.data.state.next };
  const fields = claims.error.issues.map(({ path }) => path.join('.'));
  return { refusal: { reason: 'claims', fields } };
}

/** Finds the first error codes in passport's error and its causes, including network errors. */
function describeError(error: unknown): GoogleRefusal {
  const refusal: GoogleRefusal = { reason: error instanceof Error ? error.name : 'unknown' };
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; depth += 1) {
    const code = codeSchema.safeParse(Reflect.get(cause, 'code')).data;
    const status: unknown = Reflect.get(cause, 'statusCode');
    if (code !== undefined) refusal.code ??= code;
    if (typeof status === 'number') refusal.status ??= status;
    if (cause.name === 'TimeoutError') refusal.code ??= 'timeout';
    cause = Reflect.get(cause, 'oauthError') ?? cause.cause;
  }
  return refusal;
}
