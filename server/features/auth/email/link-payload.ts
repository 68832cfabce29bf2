import * as z from 'zod';
import type { Session } from '../../../platform/sessions/session.ts';
import { nameDevice } from '../users/device-name.ts';

/** What the code of an emailed link keeps about who asked for it. Google's codes have a `next` alone. */
export const linkPayloadSchema = z.object({
  next: z.string(),
  device: z.string().default(nameDevice('')),
  /** The session that asked; it may have ended since. */
  askedBy: z.string().nullable().default(null),
});
type LinkPayload = z.infer<typeof linkPayloadSchema>;

export function describeAsker(next: string, { id, userAgent }: Session): LinkPayload {
  return { next, device: nameDevice(userAgent), askedBy: id };
}
