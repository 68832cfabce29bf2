import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { recordSignIn } from '../users/identities.repository.ts';
import { markUsed } from './codes.repository.ts';
import { emailSecurityNotice, securityNotices } from './security-messages.ts';

const waitingSchema = z.object({ sub: z.string() });

/** Adds the Google identity that waited for this session's second factor to the account, if there is one. */
export async function joinWaitingIdentity(
  deps: AccountContext,
  trx: Db,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  const now = deps.clock.now();
  const code = await markUsed(trx, { sessionId: id, purpose: 'google' }, now);
  if (!code) return;
  const { sub: subject } = waitingSchema.parse(code.payload);
  await recordSignIn(trx, { userId, provider: 'google', subject }, now);
  await emailSecurityNotice(trx, deps, userId, securityNotices.googleLinked);
}
