import type { RemovedWayIn } from '../../../../shared/api/auth-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetFactor } from '../factors/second-factors.ts';
import { deleteUnverifiedFactors } from '../users/factors.repository.ts';
import { deleteIdentity, listIdentities } from '../users/identities.repository.ts';
import { deletePasskey, listPasskeys } from '../users/passkeys.repository.ts';
import { findUserById, updateUser } from '../users/users.repository.ts';

/** Whoever needs a recovery may have lost the account to someone else, who can have added ways in this long ago. */
const lateMs = 7 * 24 * 3_600_000;

/**
 * Removes the phone, the Google accounts, and the passkeys that were added in the week before a recovery, and unfinished
 * apps. An operator's passkeys stay, because only the host's commands reset operators' factors.
 */
export async function removeLateWaysIn(
  deps: AccountContext,
  trx: Db,
  userId: string,
): Promise<readonly RemovedWayIn[]> {
  const now = deps.clock.now();
  const since = addMs(now, -lateMs);
  const removed: RemovedWayIn[] = [];
  const user = await findUserById(trx, userId);
  if (user?.phone && user.phoneConfirmedAt && user.phoneConfirmedAt >= since) {
    await updateUser(trx, userId, { phone: null, phoneConfirmedAt: null }, now);
    removed.push({ kind: 'phone', name: user.phone });
  }
  for (const { id, provider, createdAt } of await listIdentities(trx, userId)) {
    const isLate = provider === 'google' && createdAt >= since;
    if (isLate || (provider === 'phone' && removed.some(({ kind }) => kind === 'phone'))) {
      await deleteIdentity(trx, id);
    }
    if (isLate) removed.push({ kind: 'google', name: 'Google' });
  }
  const passkeys = (await deps.isOperator(trx, userId)) ? [] : await listPasskeys(trx, userId);
  for (const { id, createdAt, friendlyName } of passkeys) {
    if (createdAt < since) continue;
    await deletePasskey(trx, userId, id);
    await forgetFactor(trx, deps, userId, id);
    removed.push({ kind: 'passkey', name: friendlyName });
  }
  await deleteUnverifiedFactors(trx, userId);
  return removed;
}
