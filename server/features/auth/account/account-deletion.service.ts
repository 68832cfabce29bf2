import type { Db } from '../../../platform/database/database.ts';
import { emptyWriteAheadLog } from '../../../platform/database/engine-sql.ts';
import { erasePersonalData, type Person } from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { findLastEnd, listEarlierEmails } from '../users/earlier-emails.repository.ts';
import { loadUser } from '../users/users.repository.ts';

/**
 * Permanently erases the account and everything stored about its person, and signs them out everywhere. No email
 * confirms it, because a stored email would be a trace of the person. `check` throws if it's no longer allowed.
 */
export async function deleteAccount(
  deps: AccountContext,
  userId: string,
  check: (trx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await check(trx);
    await eraseAccount(deps, trx, userId);
  });
  deps.logger.info({ userId }, 'account deleted');
  await emptyLogAfterErasure(deps);
}

/** Never throws, because the erasure is done. If it fails, the hourly retention run tries again. */
export async function emptyLogAfterErasure({ db, logger }: AccountContext): Promise<void> {
  try {
    if (!(await emptyWriteAheadLog(db))) logger.info('write-ahead log in use, emptied later');
  } catch (cause) {
    logger.warn({ err: cause }, 'write-ahead log not emptied');
  }
}

export async function eraseAccount({ personalData, sessions }: AccountContext, trx: Db, userId: string) {
  const person = await findAccountSubject(trx, userId);
  await sessions.endAll(trx, userId);
  await erasePersonalData(trx, personalData, person);
}

/** Identifies the account's owner for their personal data. Throws 401 `session_missing` if the account is gone. */
export async function findAccountSubject(db: Db, userId: string): Promise<Person> {
  const { id, email, phone, phoneConfirmedAt } = await loadUser(db, userId);
  return {
    id,
    email,
    emailSince: email === null ? null : await findLastEnd(db, { email, exceptUserId: id }),
    earlierEmails: await listEarlierEmails(db, userId),
    phone: phoneConfirmedAt ? phone : null,
  };
}
