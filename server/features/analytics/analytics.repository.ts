import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The events from while the person was signed in, oldest first. */
export function listPersonEvents(db: Db, userId: string) {
  return db
    .selectFrom('analyticsEvents')
    .select([
      'action',
      'name',
      'eventType',
      'carrier',
      'pageRoute',
      'elementClicked',
      'elementValue',
      'additionalData',
      'sessionId',
      'deviceClass',
      'browserFamily',
      'occurredAt',
    ])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** Keeps the events, but removes everything about the person. */
export async function unlinkPersonEvents(db: Db, userId: string): Promise<void> {
  await db.updateTable('analyticsEvents').set({ userId: null }).where('userId', '=', userId).execute();
}

/** Which of these event ids are stored, or were until their events were pruned. */
export async function findStoredIds(db: Db, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('analyticsEvents')
    .select('eventId')
    .where('eventId', 'in', eventIds)
    .unionAll(db.selectFrom('analyticsPrunedIds').select('eventId').where('eventId', 'in', eventIds))
    .execute();
  return new Set(rows.flatMap(({ eventId }) => eventId ?? []));
}

/** All sources: the index of events begins with them. */
const allSources = sql<string>`(select name from analytics_sources)`;

/** Removes some of the events from before this day. Their ids stay, so that a late repeat is still recognized. */
export async function pruneEvents(db: Db, before: string, today: string, max: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('analyticsEvents')
      .select(['id', 'eventId'])
      .where('source', 'in', allSources)
      .where('day', '<', before)
      .limit(max)
      .execute();
    if (over.length === 0) return 0;
    const ids = over.flatMap(({ eventId }) => (eventId === null ? [] : [{ eventId, day: today }]));
    if (ids.length > 0) {
      await trx
        .insertInto('analyticsPrunedIds')
        .values(ids)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const removed = over.map(({ id }) => id);
    await trx.deleteFrom('analyticsEvents').where('id', 'in', removed).where('day', '<', before).execute();
    return over.length;
  });
}
