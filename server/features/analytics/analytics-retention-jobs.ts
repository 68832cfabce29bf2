import { addDays, toDay } from '../../platform/days.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import {
  forgetPrunedIds,
  forgetUsage,
  pruneEvents,
  pruneFirsts,
  pruneSessions,
} from './analytics.repository.ts';

/** No client repeats a call for this long. */
const prunedIdsDays = 30;

/** What is over among events: those of days before the kept ones. Their daily totals stay. */
export function createAnalyticsRetentionJobs(retentionDays: number): readonly RetentionJob[] {
  return [
    {
      name: 'analytics events',
      removeSome: (db, now, most) => pruneEvents(db, addDays(toDay(now), -retentionDays), toDay(now), most),
    },
    {
      name: 'analytics tabs',
      removeSome: (db, now, most) => pruneSessions(db, addDays(toDay(now), -retentionDays), most),
    },
    {
      name: 'analytics tabs by day',
      removeSome: (db, now, most) => pruneFirsts(db, addDays(toDay(now), -retentionDays), most),
    },
    {
      name: 'ids of pruned analytics events',
      removeSome: (db, now, most) => forgetPrunedIds(db, addDays(toDay(now), -prunedIdsDays), most),
    },
    {
      name: 'senders of analytics events',
      removeSome: (db, now, most) => forgetUsage(db, toDay(now), most),
    },
  ];
}
