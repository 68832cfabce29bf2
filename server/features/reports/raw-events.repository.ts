import { sql } from 'kysely';
import { ownSource } from '../../../shared/api/analytics.ts';
import { addDays, toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Days } from '../../platform/local-days.ts';

/** True for this site's own events, which are the only ones in its figures. The index begins with the source. */
export const isOwnEvent = sql<boolean>`source = ${sql.lit(ownSource)}`;

const beginning = '0000-01-01';

/** Finds the first day without pruned raw events. Before that day, the daily totals are more complete. */
export async function findFirstWholeDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day
    from (select day, sum(events) as events from analytics_daily group by day) as total
    where events > (
      select count(*) from analytics_events
      where ${isOwnEvent} and analytics_events.day = total.day
    )
  `.execute(db);
  const lastPruned = rows[0]?.day;
  return lastPruned ? addDays(lastPruned, 1) : beginning;
}

/** Counts the raw events that are older than this many days, and returns the first day that is kept. */
export async function countPrunable(
  db: Db,
  olderThanDays: number,
  now: Date,
): Promise<{ events: number; before: string }> {
  const before = addDays(toDay(now), -olderThanDays);
  const { events } = await db
    .selectFrom('analyticsEvents')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('source', 'in', sql<string>`(select name from analytics_sources)`)
    .where('day', '<', before)
    .executeTakeFirstOrThrow();
  return { events, before };
}

/** The columns of the export, which don't include the link to a person's account. */
export const exportedColumns = [
  'id',
  'eventId',
  'action',
  'name',
  'eventType',
  'carrier',
  'pageRoute',
  'elementClicked',
  'elementValue',
  'additionalData',
  'referralUrl',
  'interest',
  'sessionId',
  'source',
  'deviceClass',
  'browserFamily',
  'occurredAt',
  'receivedAt',
] as const;

/** Lists the events of the period after an id, in the order they were stored. */
export function listEvents(db: Db, { from, to }: Days, { after, max }: { after: number; max: number }) {
  return db
    .selectFrom('analyticsEvents')
    .select(exportedColumns)
    .where('id', '>', after)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('id')
    .limit(max)
    .execute();
}
