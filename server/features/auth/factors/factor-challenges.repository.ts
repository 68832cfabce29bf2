import type { Db } from '../../../platform/database/database.ts';

/** A request for a factor's code, which must be answered in the same session. */
type Challenge = { id: string; factorId: string; sessionId: string; expiresAt: Date };

export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db
    .insertInto('factorChallenges')
    .values({ ...challenge, createdAt: now })
    .execute();
}

export async function findChallenge(db: Db, { id, factorId, sessionId }: Omit<Challenge, 'expiresAt'>) {
  const row = await db
    .selectFrom('factorChallenges')
    .selectAll()
    .where('id', '=', id)
    .where('factorId', '=', factorId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row && { ...row, isUsed: row.usedAt !== null };
}

/** Counts an attempt if the challenge has any left, and returns whether it had. */
export async function countChallengeTry(db: Db, id: string, maxTries: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factorChallenges')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', maxTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a challenge as answered. Returns true for only one of several parallel calls. */
export async function answerChallenge(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factorChallenges')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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

export async function clearTries(db: Db, userId: string): Promise<void> {
  await db.updateTable('factors').set({ tries: 0, triesSince: null }).where('userId', '=', userId).execute();
}
