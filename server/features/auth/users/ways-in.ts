import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';
import { listIdentities } from './identities.repository.ts';
import { listUsablePasskeys } from './passkeys.repository.ts';
import { findUserById } from './users.repository.ts';

/** Throws 409 `last_way_in` if no one could sign in to the account anymore. Call it after removing a way. */
export async function requireWayIn(
  trx: Db,
  { config }: Pick<AccountContext, 'config'>,
  userId: string,
): Promise<void> {
  const user = await findUserById(trx, userId);
  // A password needs a proven address, which is a way in by itself.
  if (!user || user.emailConfirmedAt || user.phoneConfirmedAt) return;
  const identities = await listIdentities(trx, userId);
  if (identities.some(({ provider }) => provider === 'google')) return;
  if ((await listUsablePasskeys(trx, config, userId)).length > 0) return;
  throw new AppError(409, 'last_way_in', authMessages.lastWayIn);
}
