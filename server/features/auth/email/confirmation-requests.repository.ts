import type { Db } from '../../../platform/database/database.ts';

/** What a screen that waits for a confirmation shows and was told. */
export type ConfirmationRequest = { number: number | null; fullName: string | null };

/** Stores what a session waits with. A number that it shows already stays, and so does a name where none is given. */
export async function upsertConfirmationRequest(
  db: Db,
  sessionId: string,
  { number, fullName }: ConfirmationRequest,
): Promise<void> {
  await db
    .insertInto('confirmation_requests')
    .values({ session_id: sessionId, number, full_name: fullName })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet(({ ref, fn }) => ({
        number: fn.coalesce(ref('confirmation_requests.number'), ref('excluded.number')),
        full_name: fn.coalesce(ref('excluded.full_name'), ref('confirmation_requests.full_name')),
      })),
    )
    .execute();
}

export async function findConfirmationRequest(
  db: Db,
  sessionId: string,
): Promise<ConfirmationRequest | undefined> {
  const row = await db
    .selectFrom('confirmation_requests')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row && { number: row.number, fullName: row.full_name };
}

/** The numbers that the screens of an account show, those of the oldest session first. */
export async function listShownNumbers(
  db: Db,
  userId: string,
): Promise<readonly { sessionId: string; number: number | null }[]> {
  return db
    .selectFrom('confirmation_requests as request')
    .innerJoin('sessions as session', 'session.id', 'request.session_id')
    .select(['request.session_id as sessionId', 'request.number'])
    .where('session.user_id', '=', userId)
    .where('request.number', 'is not', null)
    .orderBy('session.created_at')
    .execute();
}

/** Takes a screen's number away, after a wrong one was typed. The next email brings another. */
export async function clearConfirmationNumber(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('confirmation_requests')
    .set({ number: null })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Forgets what the sessions of an account waited with. */
export async function deleteConfirmationRequests(db: Db, userId: string): Promise<void> {
  const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  await db.deleteFrom('confirmation_requests').where('session_id', 'in', sessions).execute();
}
