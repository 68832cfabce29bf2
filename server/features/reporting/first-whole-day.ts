import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { addDays } from '../../platform/days.ts';
import { matchesAllActions } from './match-all-actions.ts';

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
