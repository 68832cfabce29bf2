import * as z from 'zod';
import type { Session } from '../../../platform/sessions/session.ts';
import { nameDevice } from '../users/device-name.ts';

/** What an emailed link's code stores about who requested it. Google's codes have only a `next`. */
export const linkPayloadSchema = z.object({
  next: z.string(),
  device: z.string().default(nameDevice('')),
  /** The session that requested the link. It may have ended since. */
  askedBy: z.string().nullable().default(null),
});
type LinkPayload = z.infer<typeof linkPayloadSchema>;

export function buildLinkPayload(next: string, { id, userAgent }: Session): LinkPayload {
  return { next, device: nameDevice(userAgent), askedBy: id };
}
