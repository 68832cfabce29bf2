import { sql } from 'kysely';
import { ownSource } from '../../../shared/api/analytics.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Period } from './report.ts';

type SourceOutcome = { source: string; outcome: string; reason: string; count: number };

/** Sums the results of events from other sources, by the day they arrived. Never pruned. */
export async function sumSourceOutcomes(db: Db, { from, to }: Period): Promise<readonly SourceOutcome[]> {
  const { rows } = await sql<SourceOutcome>`
    select source, outcome, reason, sum(count) as count from analytics_outcomes
    where day between ${from} and ${to} and source not in ('', ${ownSource})
    group by source, outcome, reason order by source, count desc, reason
  `.execute(db);
  return rows;
}

type SourceName = { source: string; action: string; name: string; events: number };

/** Counts the events of other sources by name, most frequent first. Never pruned. */
export async function sumSourceNames(db: Db, { from, to }: Period): Promise<readonly SourceName[]> {
  const { rows } = await sql<SourceName>`
    select source, action, name, sum(events) as events from analytics_source_totals
    where source in (select name from analytics_sources) and day between ${from} and ${to} and property = ''
    group by source, action, name order by source, events desc, name
  `.execute(db);
  return rows;
}
