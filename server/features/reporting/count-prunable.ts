import type { Db } from '../../platform/database/database.ts';
import { addDays, toDay } from '../../platform/days.ts';
import { matchesAllActions } from './match-all-actions.ts';

/** How many raw events are of days more than so many days ago, and the first day that is kept. */
export async function countPrunable(
  db: Db,
  olderThanDays: number,
  now: Date,
): Promise<{ events: number; before: string }> {
  const before = addDays(toDay(now), -olderThanDays);
  const { events } = await db
    .selectFrom('analytics_events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where(matchesAllActions)
    .where('day', '<', before)
    .executeTakeFirstOrThrow();
  return { events, before };
}
