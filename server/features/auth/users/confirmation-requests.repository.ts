import type { Db } from '../../../platform/database/database.ts';

/** What a screen shows while it waits for a confirmation, and the name that was entered there. */
export type ConfirmationRequest = { number: number | null; fullName: string | null };

/**
 * Stores what a waiting session shows. An existing number stays, and an existing name stays unless there is a new one.
 */
export async function upsertConfirmationRequest(
  db: Db,
  sessionId: string,
  { number, fullName }: ConfirmationRequest,
): Promise<void> {
  await db
    .insertInto('confirmationRequests')
    .values({ sessionId, number, fullName })
    .onConflict((conflict) =>
      conflict.column('sessionId').doUpdateSet(({ ref, fn }) => ({
        number: fn.coalesce(ref('confirmationRequests.number'), ref('excluded.number')),
        fullName: fn.coalesce(ref('excluded.fullName'), ref('confirmationRequests.fullName')),
      })),
    )
    .execute();
}

export function findConfirmationRequest(db: Db, sessionId: string): Promise<ConfirmationRequest | undefined> {
  return db
    .selectFrom('confirmationRequests')
    .select(['number', 'fullName'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
}

/** The numbers on all screens that wait for an address, oldest session first. */
export function listShownNumbers(
  db: Db,
  email: string,
): Promise<readonly { sessionId: string; number: number | null }[]> {
  return db
    .selectFrom('confirmationRequests as request')
    .innerJoin('sessions as session', 'session.id', 'request.sessionId')
    .innerJoin('users', 'users.id', 'session.userId')
    .select(['request.sessionId', 'request.number'])
    .where((where) => where.or([where('users.unprovenEmail', '=', email), where('users.email', '=', email)]))
    .where('request.number', 'is not', null)
    .orderBy('session.createdAt')
    .execute();
}

/** Removes a screen's number after someone typed a wrong one. The next email assigns a new number. */
export async function clearConfirmationNumber(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('confirmationRequests')
    .set({ number: null })
    .where('sessionId', '=', sessionId)
    .execute();
}

export async function deleteConfirmationRequests(db: Db, userId: string): Promise<void> {
  const sessions = db.selectFrom('sessions').select('id').where('userId', '=', userId);
  await db.deleteFrom('confirmationRequests').where('sessionId', 'in', sessions).execute();
}
