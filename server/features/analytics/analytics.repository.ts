import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

type PersonEvent = {
  action: string;
  name: string;
  eventType: string | null;
  carrier: string | null;
  pageRoute: string | null;
  elementClicked: string | null;
  elementValue: string | null;
  additionalData: unknown;
  sessionId: string | null;
  deviceClass: string;
  browserFamily: string;
  occurredAt: string;
};

/** The events that happened while the person was signed in, the oldest first. */
export async function listPersonEvents(db: Db, userId: string): Promise<PersonEvent[]> {
  const rows = await db
    .selectFrom('analytics_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    action: row.action,
    name: row.name,
    eventType: row.event_type,
    carrier: row.carrier,
    pageRoute: row.page_route,
    elementClicked: row.element_clicked,
    elementValue: row.element_value,
    additionalData: row.additional_data === null ? null : JSON.parse(row.additional_data),
    sessionId: row.session_id,
    deviceClass: row.device_class,
    browserFamily: row.browser_family,
    occurredAt: row.occurred_at,
  }));
}

/** The events stay and tell nothing of the person any more. */
export async function unlinkPersonEvents(db: Db, userId: string): Promise<void> {
  await db.updateTable('analytics_events').set({ user_id: null }).where('user_id', '=', userId).execute();
}

const actions = ['track_event', 'track_funnel', 'track_referral'] as const;

/** Removes some of the events of days before this one; their ids stay, so that a late repeat is still known. */
export async function pruneEvents(db: Db, before: string, today: string, most: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('analytics_events')
      .select(['id', 'event_id'])
      .where('action', 'in', actions)
      .where('day', '<', before)
      .limit(most)
      .execute();
    if (over.length === 0) return 0;
    const ids = over.flatMap(({ event_id }) => (event_id === null ? [] : [{ event_id, day: today }]));
    if (ids.length > 0) {
      await trx
        .insertInto('analytics_pruned_ids')
        .values(ids)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const removed = over.map(({ id }) => id);
    await trx.deleteFrom('analytics_events').where('id', 'in', removed).execute();
    return over.length;
  });
}

/** Removes some tabs of days before this one that have no event left. */
export async function pruneSessions(db: Db, before: string, most: number): Promise<number> {
  const over = db
    .selectFrom('analytics_sessions')
    .select('session_id')
    .where('day', '<', before)
    .where(sql<string>`substr(last_at, 1, 10)`, '<', before)
    .limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('analytics_sessions')
    .where('session_id', 'in', over)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes some marks of tabs of days before this one. */
export async function pruneFirsts(db: Db, before: string, most: number): Promise<number> {
  const key = ['action', 'day', 'name', 'session_id'] as const;
  const over = db
    .selectFrom('analytics_firsts')
    .select(key)
    .where('action', 'in', actions)
    .where('day', '<', before)
    .limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('analytics_firsts')
    .where(({ refTuple }) => refTuple(...key), 'in', over.$asTuple(...key))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes some ids of events that were pruned before this day. */
export async function forgetPrunedIds(db: Db, before: string, most: number): Promise<number> {
  const over = db.selectFrom('analytics_pruned_ids').select('event_id').where('day', '<', before).limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('analytics_pruned_ids')
    .where('event_id', 'in', over)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes some of what senders have used of their quotas on days before this one. */
export async function forgetUsage(db: Db, before: string, most: number): Promise<number> {
  const key = ['day', 'sender'] as const;
  const over = db.selectFrom('analytics_usage').select(key).where('day', '<', before).limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('analytics_usage')
    .where(({ refTuple }) => refTuple(...key), 'in', over.$asTuple(...key))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
