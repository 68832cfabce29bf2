import * as z from 'zod';
import type { ExchangePurpose } from '../../../../shared/api/auth-links.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ComposedEmail } from '../../../platform/messages/email-layout.ts';
import type { AccountContext } from '../account-context.ts';
import { nameDevice } from '../users/device-name.ts';
import { sendThrottled } from './send-throttle.ts';
import type { Sender } from './sender.ts';

/** What an emailed link's code stores about who requested it. Google's codes have only a `next`. */
export const linkPayloadSchema = z.object({
  next: z.string(),
  device: z.string().default(nameDevice('')),
  /** The session that requested the link. It may have ended since. */
  askedBy: z.string().nullable().default(null),
  /** From `getBrowserBinding`: the only browser in which the link does what it's for. */
  browser: z.string().nullable().default(null),
});

type EmailedLink = {
  purpose: ExchangePurpose;
  to: string;
  userId: string | null;
  payload: z.input<typeof linkPayloadSchema>;
  compose: (link: string) => ComposedEmail;
  sender: Sender;
};

/**
 * Emails a link to the page that exchanges its code. Returns the seconds until the next one is allowed. Throws 429
 * `rate_limited`.
 */
export async function emailLink(
  deps: AccountContext,
  trx: Db,
  { purpose, to, userId, payload, compose, sender }: EmailedLink,
): Promise<number> {
  const { code, expiresAt } = await deps.codes.issueLink(trx, { purpose, target: to, userId, payload });
  // Never a Host header, which a stranger can forge.
  const link = new URL('/auth/callback', deps.config.publicOrigin);
  link.searchParams.set('code', code);
  link.searchParams.set('next', payload.next);
  return sendThrottled(deps, trx, { channel: 'email', ...compose(link.href), to, userId, expiresAt }, sender);
}
