import { sql } from 'kysely';
import { addDays, toDay } from '../../platform/clock.ts';
import { removeRows } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import { pruneEvents } from './analytics.repository.ts';
import { addMonths, dropMonths } from './event-months.repository.ts';

/** No client repeats a call for this long. */
const prunedIdsDays = 30;
const actions = ['track_event', 'track_funnel', 'track_referral'] as const;

/** Retention jobs for events older than the given number of days. Their daily totals stay. */
export function createAnalyticsRetentionJobs(retentionDays: number): readonly RetentionJob[] {
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
