import { erasePersonalData } from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { findAccountSubject } from './account-subject.ts';

/**
 * Permanently erases the account and everything stored about its person, and signs them out everywhere. No email
 * confirms it, because a stored email would be a trace of the person.
 */
export async function deleteAccount(
  { db, logger, personalData, sessions }: AccountContext,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await findAccountSubject(trx, userId);
    await sessions.endAll(trx, userId);
    await erasePersonalData(trx, personalData, person);
  });
  logger.info({ userId }, 'account deleted');
}
