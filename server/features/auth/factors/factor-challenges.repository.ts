import type { Db } from '../../../platform/database/database.ts';

/** A question for a factor's code, answered in the session that asked for it. */
export type Challenge = { id: string; factorId: string; sessionId: string; expiresAt: Date };
export type StoredChallenge = Challenge & { isUsed: boolean };

export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db
    .insertInto('factor_challenges')
    .values({
      id: challenge.id,
      factor_id: challenge.factorId,
      session_id: challenge.sessionId,
      created_at: now.toISOString(),
      expires_at: challenge.expiresAt.toISOString(),
    })
    .execute();
}

export async function findChallenge(
  db: Db,
  { id, factorId, sessionId }: Omit<Challenge, 'expiresAt'>,
): Promise<StoredChallenge | undefined> {
  const row = await db
    .selectFrom('factor_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return (
    row && { id, factorId, sessionId, expiresAt: new Date(row.expires_at), isUsed: row.used_at !== null }
  );
}

/** Counts one try of a challenge while it has tries left. Says whether it had. */
export async function countChallengeTry(db: Db, id: string, mostTries: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_challenges')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', mostTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a challenge as answered; of parallel calls one gets true. */
export async function answerChallenge(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_challenges')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
