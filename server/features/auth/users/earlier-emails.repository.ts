import type { Db } from '../../../platform/database/database.ts';
import type { EarlierEmail } from '../../../platform/security/personal-data.ts';

export async function saveEarlierEmail(
  trx: Db,
  userId: string,
  { email, endedAt }: EarlierEmail,
): Promise<void> {
  await trx
    .insertInto('earlierEmails')
    .values({ userId, email, endedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'email']).doUpdateSet({ endedAt }))
    .execute();
}

export function listEarlierEmails(db: Db, userId: string): Promise<readonly EarlierEmail[]> {
  return db
    .selectFrom('earlierEmails')
    .select(['email', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('endedAt')
    .execute();
}
