import type { Sweep } from '../../platform/sweeper.ts';
import { forgetPrunedIds, pruneEvents, pruneFirsts, pruneSessions } from './analytics.repository.ts';

const dayMs = 24 * 3_600_000;
/** No client repeats a call for this long. */
const prunedIdsDays = 30;

/** What is over among events: those of days before the kept ones. Their daily totals stay. */
export function createAnalyticsSweeps(retentionDays: number): readonly Sweep[] {
  return [
    {
      name: 'analytics events',
      removeSome: (db, now, most) => pruneEvents(db, toDay(now, retentionDays), toDay(now, 0), most),
    },
    {
      name: 'analytics tabs',
      removeSome: (db, now, most) => pruneSessions(db, toDay(now, retentionDays), most),
    },
    {
      name: 'analytics tabs by day',
      removeSome: (db, now, most) => pruneFirsts(db, toDay(now, retentionDays), most),
    },
    {
      name: 'ids of pruned analytics events',
      removeSome: (db, now, most) => forgetPrunedIds(db, toDay(now, prunedIdsDays), most),
    },
  ];
}

/** The day, in UTC, so many days before. */
function toDay(now: Date, daysBefore: number): string {
  return new Date(now.getTime() - daysBefore * dayMs).toISOString().slice(0, 10);
}
