import type { Db } from '../../../platform/database/database.ts';

/** Counts the attempts on all of a person's factors since then, and finds when the oldest count began. */
export async function findTries(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ tries: number; countedSince: Date }> {
  const rows = await db
    .selectFrom('factors')
    .select(['tries', 'triesSince'])
    .where('userId', '=', userId)
    .where('triesSince', '>', since)
    .orderBy('triesSince')
    .execute();
  return {
    tries: rows.reduce((sum, row) => sum + row.tries, 0),
    countedSince: rows[0]?.triesSince ?? since,
  };
}

/** Counts an attempt. A count that began before `since` starts over. */
export async function addTry(db: Db, factorId: string, since: Date, now: Date): Promise<void> {
  const started = await db
    .updateTable('factors')
    .set({ tries: 1, triesSince: now })
    .where('id', '=', factorId)
    .where((is) => is.or([is('triesSince', 'is', null), is('triesSince', '<=', since)]))
    .executeTakeFirst();
  if (started.numUpdatedRows > 0n) return;
  await db
    .updateTable('factors')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', factorId)
    .execute();
}

/** Resets the attempts of a person who has entered a correct code. */
export async function clearTries(db: Db, userId: string): Promise<void> {
  await db.updateTable('factors').set({ tries: 0, triesSince: null }).where('userId', '=', userId).execute();
}
