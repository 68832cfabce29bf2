import { sql } from 'kysely';
import {
  type AnalyticsStats,
  type EventOutcome,
  eventOutcomes,
  type StatsGrouping,
} from '../../../../shared/api/analytics/figures.ts';
import type { Db } from '../../../platform/database/database.ts';
import { maxRecent } from '../sources/recent-events.ts';
import { pageProperty } from '../totals/totals.ts';

type Query = {
  source: string;
  /** Days in UTC, both included. */
  from: string;
  to: string;
  by: StatsGrouping;
  name?: string | undefined;
  property?: string | undefined;
};

/** Events of a source, from its totals: by day in order, otherwise the most frequent first. */
export async function countGroups(
  db: Db,
  { source, from, to, by, name, property }: Query,
): Promise<AnalyticsStats['rows']> {
  const column = {
    day: sql`day`,
    name: sql`name`,
    page: sql`value`,
    property: property === undefined ? sql`property` : sql`value`,
  }[by];
  const counted = {
    day: sql`property = ''`,
    name: sql`property = ''`,
    page: sql`property = ${pageProperty}`,
    property:
      property === undefined ? sql`property not in ('', ${pageProperty})` : sql`property = ${property}`,
  }[by];
  const { rows } = await sql<{ key: string; events: number }>`
    select ${column} as key, sum(events) as events from analytics_source_totals
    where source = ${source} and day between ${from} and ${to} and ${counted}
      and ${name === undefined ? sql`1 = 1` : sql`name = ${name}`}
    group by 1 order by ${by === 'day' ? sql`1` : sql`2 desc, 1`}
  `.execute(db);
  return rows.map(({ key, events }) => ({ key, events: Number(events) }));
}

/** Counts the results of everything that arrived from a source. */
export async function countOutcomes(
  db: Db,
  { source, from, to }: Pick<Query, 'source' | 'from' | 'to'>,
): Promise<AnalyticsStats['outcomes']> {
  const rows = await db
    .selectFrom('analyticsOutcomes')
    .select(({ fn }) => ['outcome', 'reason', fn.sum<number>('count').as('count')])
    .where('source', '=', source)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['outcome', 'reason'])
    .orderBy('outcome')
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The latest events of a source, newest first. */
export async function listRecent(db: Db, source: string) {
  const rows = await db
    .selectFrom('analyticsRecent')
    .select(['receivedAt', 'outcome', 'reason', 'field', 'action', 'name', 'eventId', 'occurredAt'])
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(maxRecent)
    .execute();
  return rows.map((row) => ({ ...row, outcome: parseOutcome(row.outcome) }));
}

function parseOutcome(text: string): EventOutcome {
  return eventOutcomes.find((outcome) => outcome === text) ?? 'refused';
}
