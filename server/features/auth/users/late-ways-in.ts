import type { RemovedWayIn } from '../../../../shared/api/auth-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteUnverifiedFactors } from './factors.repository.ts';
import { deleteIdentity, listIdentities } from './identities.repository.ts';
import { deletePasskey, listPasskeys } from './passkeys.repository.ts';
import { type User, updateUser } from './users.repository.ts';

/** Whoever needs a recovery may have lost the account to someone else, who can have added ways in this long ago. */
const lateMs = 7 * 24 * 3_600_000;

/**
 * Removes the phone, the Google accounts, and the passkeys that were added in the week before a recovery, and unfinished
 * apps.
 */
export async function removeLateWaysIn(
  { clock }: AccountContext,
  trx: Db,
  user: User,
): Promise<readonly RemovedWayIn[]> {
  const now = clock.now();
  const since = addMs(now, -lateMs);
  const removed: RemovedWayIn[] = [];
  const { id: userId, phone, phoneConfirmedAt } = user;
  if (phone !== null && phoneConfirmedAt && phoneConfirmedAt >= since) {
    await updateUser(trx, userId, { phone: null, phoneConfirmedAt: null }, now);
    removed.push({ kind: 'phone', name: phone });
  }
  for (const { id, provider, createdAt } of await listIdentities(trx, userId)) {
    const isLate = provider === 'google' && createdAt >= since;
    if (isLate || (provider === 'phone' && removed.some(({ kind }) => kind === 'phone'))) {
      await deleteIdentity(trx, id);
    }
    if (isLate) removed.push({ kind: 'google', name: 'Google' });
  }
  for (const { id, createdAt, friendlyName } of await listPasskeys(trx, userId)) {
    if (createdAt < since) continue;
    await deletePasskey(trx, userId, id);
    removed.push({ kind: 'passkey', name: friendlyName });
  }
  await deleteUnverifiedFactors(trx, userId);
  return removed;
}
