import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { getClientAddress, listClientNetworks } from '../../../platform/http/client-address.ts';
import type { AccountContext } from '../account-context.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import { getKnownBrowser, isKnownBrowser } from './known-browsers.ts';
import type { SendChannel } from './sends.repository.ts';

/** Who requests an email or a text, as far as the limits need to know. It contains no names. */
export const senderSchema = z.object({
  addressHash: z.string(),
  /** The /56 and the /48 around an IPv6 address, because one customer may have all of their /64s. */
  networkHashes: z.array(z.string()).readonly().default([]),
  /** From `getKnownBrowser`. */
  browser: z.string().nullable(),
  /** The account that the browser is signed in to. */
  userId: z.string().nullable(),
});
export type Sender = z.infer<typeof senderSchema>;

/** Call it outside of transactions, because it loads the session. */
export async function identifySender(deps: AccountContext, request: Request): Promise<Sender> {
  const session = await deps.sessions.find(request);
  const isSignedIn = session !== undefined && !session.isSecondFactorDue;
  return {
    addressHash: hashForLimits(deps, 'address', getClientAddress(request)),
    networkHashes: listClientNetworks(request).map((network) => hashForLimits(deps, 'network', network)),
    browser: getKnownBrowser(request, deps.config),
    userId: isSignedIn ? session.userId : null,
  };
}

/**
 * Whether an account has verified this address or number, and the browser is or was signed in to it. Runs the same
 * queries if there is no such account.
 */
export async function identifyRecipient(
  deps: AccountContext,
  db: Db,
  { browser, userId }: Sender,
  { channel, to }: { channel: SendChannel; to: string },
): Promise<{ isConfirmed: boolean; isKnown: boolean }> {
  const owner = channel === 'email' ? await findUserByEmail(db, to) : await findUserByPhone(db, to);
  const confirmedAt = channel === 'email' ? owner?.emailConfirmedAt : owner?.phoneConfirmedAt;
  const ownerId = owner && confirmedAt ? owner.id : '';
  const isRemembered = await isKnownBrowser(deps, db, { browser, userId: ownerId });
  return { isConfirmed: ownerId !== '', isKnown: isRemembered || (userId !== null && userId === ownerId) };
}

type Counted = 'address' | 'network' | 'recipient' | 'account';

/** Returns a hash to count by. Without the server's secret, no one can reverse it or compare it with others. */
export function hashForLimits(
  { secrets }: Pick<AccountContext, 'secrets'>,
  what: Counted,
  value: string,
): string {
  return createHmac('sha256', secrets.deriveKey('send limits'))
    .update(`${what}:${value}`)
    .digest('base64url');
}
