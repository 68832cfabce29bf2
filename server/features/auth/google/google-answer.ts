import * as z from 'zod';
import { type GoogleClaims, googleClaimsSchema } from './google-claims.ts';

/** Why nobody got in. It is logged, so it holds nothing that Google or the browser sent, short error codes aside. */
type GoogleRefusal = { reason: string; code?: string; status?: number; fields?: readonly string[] };
export type GoogleAnswer = { claims: GoogleClaims; next: string } | { refusal: GoogleRefusal };

const codeSchema = z.string().regex(/^[\w.-]{1,60}$/);
const travelledSchema = z.object({ state: z.object({ next: z.string() }) });
const refusedStateSchema = z.object({ reason: z.string() });

/** Reads what passport hands to its callback: an error, or a profile with the state's content, or neither. */
export function judgeGoogleAnswer(error: unknown, profile: unknown, info: unknown): GoogleAnswer {
  if (error) return { refusal: describeError(error) };
  const travelled = travelledSchema.safeParse(info);
  if (!profile || !travelled.success) {
    return { refusal: { reason: refusedStateSchema.safeParse(info).data?.reason ?? 'denied' } };
  }
  const claims = googleClaimsSchema.safeParse(profile);
  if (claims.success) return { claims: claims.data, next: travelled.data.state.next };
  const fields = claims.error.issues.map(({ path }) => path.join('.'));
  return { refusal: { reason: 'claims', fields } };
}

/** The first error codes on the way from passport's errors down to those of the network. */
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
