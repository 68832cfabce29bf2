import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { addDays, toDay } from '../../platform/days.ts';
import type { Period } from './report.ts';

/** True of every event. It appears where only the day matters, because the index begins with the action. */
export const matchesAllActions = sql<boolean>`action in ('track_event', 'track_funnel', 'track_referral')`;

const beginning = '0000-01-01';

/** The first day from which on no raw event has been pruned: before it the daily totals know of more than is left. */
export async function findFirstWholeDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day
    from (select day, sum(events) as events from analytics_daily group by day) as total
    where events > (
      select count(*) from analytics_events
      where ${matchesAllActions} and analytics_events.day = total.day
    )
  `.execute(db);
  const lastPruned = rows[0]?.day;
  return lastPruned ? addDays(lastPruned, 1) : beginning;
}

/** How many raw events are from more than so many days ago, and the first day that is kept. */
export async function countPrunable(
  db: Db,
  olderThanDays: number,
  now: Date,
): Promise<{ events: number; before: string }> {
  const before = addDays(toDay(now), -olderThanDays);
  const { events } = await db
    .selectFrom('analyticsEvents')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where(matchesAllActions)
    .where('day', '<', before)
    .executeTakeFirstOrThrow();
  return { events, before };
}

/** The columns of the export. The link to a person's account is not among them. */
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

/** Events of the period in the order in which they were stored, from after an id on. */
export function listEvents(db: Db, { from, to }: Period, { after, max }: { after: number; max: number }) {
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
