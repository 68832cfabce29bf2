import { sql } from 'kysely';
import { addDays, toDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { removeRows } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { addMonths, dropMonths } from './event-months.repository.ts';

/** No client repeats a call for this long. */
const prunedIdsDays = 30;
const actions = ['track_event', 'track_funnel', 'track_referral'] as const;

/** Retention jobs for events older than the given number of days. Their daily totals stay. */
export function createEventRetention(retentionDays: number): readonly RetentionJob[] {
  const findFirstKept = (now: Date) => addDays(toDay(now), -retentionDays);
  return [
    {
      name: 'months of analytics events',
      removeSome: async (db, now) => {
        await addMonths(db, toDay(now));
        return dropMonths(db, findFirstKept(now), toDay(now));
      },
    },
    {
      name: 'analytics events',
      removeSome: (db, now, max) => pruneEvents(db, findFirstKept(now), toDay(now), max),
    },
    {
      name: 'analytics tabs',
      removeSome: removeRows('analyticsSessions', ['sessionId'], (where, now) =>
        where.and([
          where('day', '<', findFirstKept(now)),
          where(sql<string>`substr(last_at, 1, 10)`, '<', findFirstKept(now)),
        ]),
      ),
    },
    {
      name: 'analytics tabs by day',
      removeSome: removeRows('analyticsFirsts', ['action', 'day', 'name', 'sessionId'], (where, now) =>
        // The index begins with the action.
        where.and([where('action', 'in', actions), where('day', '<', findFirstKept(now))]),
      ),
    },
    {
      name: 'latest events of other sources',
      removeSome: removeRows('analyticsRecent', ['id'], (where, now) =>
        where('receivedAt', '<', new Date(findFirstKept(now))),
      ),
    },
    {
      name: 'ids of pruned analytics events',
      removeSome: removeRows('analyticsPrunedIds', ['eventId'], (where, now) =>
        where('day', '<', addDays(toDay(now), -prunedIdsDays)),
      ),
    },
    {
      name: 'senders of analytics events',
      removeSome: removeRows('analyticsUsage', ['day', 'sender'], (where, now) =>
        where('day', '<', toDay(now)),
      ),
    },
  ];
}

/** All sources: the index of events begins with them. */
const allSources = sql<string>`(select name from analytics_sources)`;

/** Removes some of the events from before this day. Their ids stay, so that a late repeat is still recognized. */
async function pruneEvents(db: Db, before: string, today: string, max: number): Promise<number> {
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
