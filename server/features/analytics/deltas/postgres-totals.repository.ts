import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { Total } from '../ingestion/daily-totals.ts';
import type { Dimensions } from '../ingestion/ingestion.repository.ts';
import type { OutcomeCount } from '../ingestion/ingestion-counts.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** Rows for one statement, as one array for each column, because it has a limited number of parameters. */
export function toRows(rows: readonly Row[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => sql`${rows.map((row) => row[name] ?? null)}::text[]`);
  return sql`unnest(${sql.join(columns)}) as row (${toList(names)})`;
}

export function toList(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

const dimensions = ['day', 'action', 'name', 'carrier', 'deviceClass', 'campaign'] as const;

/** Which of these totals are stored, and how many rows their days have. */
export async function findTotals(db: Db, totals: readonly Dimensions[]) {
  const days = [...new Set(totals.map(({ day }) => day))];
  const counted = await sql<{ day: string; rows: number }>`
    select day, count(*) as rows from analytics_daily where day = any(${days}::text[]) group by day
  `.execute(db);
  const stored = await sql<Dimensions>`
    select day, action, name, carrier, device_class, campaign
    from analytics_daily join ${toRows(totals)}
      using (day, action, name, carrier, device_class, campaign)
  `.execute(db);
  return { rowsByDay: new Map(counted.rows.map(({ day, rows }) => [day, rows])), stored: stored.rows };
}

/** PostgreSQL adds up rows that are alike: texts that differ here, such as by halves of characters, may be the same there. */
export async function addTotals(db: Db, totals: readonly Total[]): Promise<void> {
  if (totals.length === 0) return;
  const columns = toList(dimensions);
  await sql`
    insert into analytics_daily as total (${columns}, events, sessions)
    select ${columns}, sum(events::bigint), sum(sessions::bigint)
    from ${toRows(totals)} group by ${columns} order by ${columns}
    on conflict (${columns}) do update
    set events = total.events + excluded.events, sessions = total.sessions + excluded.sessions
  `.execute(db);
}

export async function addOutcomes(db: Db, counts: readonly OutcomeCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into analytics_outcomes as counted (day, source, outcome, reason, count)
    select day, source, outcome, reason, sum(count::bigint)
    from ${toRows(counts)} group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, source, outcome, reason) do update set count = counted.count + excluded.count
  `.execute(db);
}

/** Bytes that a sender has used of a day's quotas. */
export type Usage = Tables['analyticsUsage'];

export async function addUsage(db: Db, used: readonly Usage[]): Promise<void> {
  if (used.length === 0) return;
  await sql`
    insert into analytics_usage as usage (day, sender, bytes)
    select day, sender, sum(bytes::bigint) from ${toRows(used)} group by 1, 2 order by 1, 2
    on conflict (day, sender) do update set bytes = usage.bytes + excluded.bytes
  `.execute(db);
}
