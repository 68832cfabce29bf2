import * as z from 'zod';
import type { Session } from '../../../platform/sessions/session.ts';
import { nameDevice } from '../users/device-name.ts';

/** What an emailed link's code stores about who requested it. Google's codes have only a `next`. */
export const linkPayloadSchema = z.object({
  next: z.string(),
  device: z.string().default(nameDevice('')),
  /** The session that requested the link. It may have ended since. */
  askedBy: z.string().nullable().default(null),
  /** From `getBrowserBinding`: the only browser in which the link does what it's for. */
  browser: z.string().nullable().default(null),
});
type LinkPayload = z.input<typeof linkPayloadSchema>;

export function buildLinkPayload(next: string, { id, userAgent }: Session): LinkPayload {
  return { next, device: nameDevice(userAgent), askedBy: id };
}

/**
 * Builds the link to the page that exchanges a code. It uses the public origin and never a Host header, which a
 * stranger can forge.
 */
export function buildCallbackLink(publicOrigin: string, code: string, next: string): string {
  const link = new URL('/auth/callback', publicOrigin);
  link.searchParams.set('code', code);
  link.searchParams.set('next', next);
  return link.href;
}
