import type { Db } from '../../platform/database.ts';

/** The browsers that wait for a person's sign-up mail to be confirmed. */
export async function listWaitingSessionIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_waiting', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}
