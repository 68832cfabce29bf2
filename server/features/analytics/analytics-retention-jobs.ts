import { addDays, toDay } from '../../platform/clock.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import {
  forgetPrunedIds,
  forgetUsage,
  pruneEvents,
  pruneFirsts,
  pruneRecent,
  pruneSessions,
} from './analytics.repository.ts';

/** No client repeats a call for this long. */
const prunedIdsDays = 30;

/** Retention jobs for events older than the given number of days. Their daily totals stay. */
export function createAnalyticsRetentionJobs(retentionDays: number): readonly RetentionJob[] {
  return [
    {
      name: 'analytics events',
      removeSome: (db, now, max) => pruneEvents(db, addDays(toDay(now), -retentionDays), toDay(now), max),
    },
    {
      name: 'analytics tabs',
      removeSome: (db, now, max) => pruneSessions(db, addDays(toDay(now), -retentionDays), max),
    },
    {
      name: 'analytics tabs by day',
      removeSome: (db, now, max) => pruneFirsts(db, addDays(toDay(now), -retentionDays), max),
    },
    {
      name: 'latest events of other sources',
      removeSome: (db, now, max) => pruneRecent(db, addDays(toDay(now), -retentionDays), max),
    },
    {
      name: 'ids of pruned analytics events',
      removeSome: (db, now, max) => forgetPrunedIds(db, addDays(toDay(now), -prunedIdsDays), max),
    },
    {
      name: 'senders of analytics events',
      removeSome: (db, now, max) => forgetUsage(db, toDay(now), max),
    },
  ];
}
