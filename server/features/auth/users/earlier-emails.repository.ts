import type { Db } from '../../../platform/database/database.ts';
import type { EarlierEmail } from '../../../platform/security/personal-data.ts';

export async function saveEarlierEmail(
  trx: Db,
  userId: string,
  { email, endedAt }: Omit<EarlierEmail, 'since'>,
): Promise<void> {
  await trx
    .insertInto('earlierEmails')
    .values({ userId, email, endedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'email']).doUpdateSet({ endedAt }))
    .execute();
}

export async function listEarlierEmails(db: Db, userId: string): Promise<readonly EarlierEmail[]> {
  const rows = await db
    .selectFrom('earlierEmails')
    .select(['email', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('endedAt')
    .execute();
  const earlier: EarlierEmail[] = [];
  for (const { email, endedAt } of rows) {
    earlier.push({
      email,
      since: await findLastEnd(db, { email, exceptUserId: userId, before: endedAt }),
      endedAt,
    });
  }
  return earlier;
}

/** When another account last gave up an address. */
export async function findLastEnd(
  db: Db,
  { email, exceptUserId, before }: { email: string; exceptUserId?: string; before?: Date },
): Promise<Date | null> {
  let query = db.selectFrom('earlierEmails').select('endedAt').where('email', '=', email);
  if (exceptUserId !== undefined) query = query.where('userId', '<>', exceptUserId);
  if (before) query = query.where('endedAt', '<', before);
  const last = await query.orderBy('endedAt', 'desc').executeTakeFirst();
  return last?.endedAt ?? null;
}
