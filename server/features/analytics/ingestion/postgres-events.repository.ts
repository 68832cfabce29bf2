import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { Total } from './daily-totals.ts';
import type { Dimensions } from './ingestion.repository.ts';
import type { OutcomeCount } from './ingestion-counts.ts';
import type { StoredEvent } from './stored-event.ts';
import type { TabChange } from './tab-changes.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** Rows for one statement, as one array for each column, because it has a limited number of parameters. */
export function toRows(rows: readonly Row[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => sql`${rows.map((row) => row[name] ?? null)}::text[]`);
  return sql`unnest(${sql.join(columns)}) as row (${toList(names)})`;
}

export function toList(names: readonly string[], table = ''): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(`${table}${name}`)));
}

/** What is stored about a group's senders, event ids, and tabs. */
export async function findStored(
  db: Db,
  {
    day,
    senders,
    eventIds,
    sessionIds,
  }: { day: string; senders: string[]; eventIds: string[]; sessionIds: string[] },
) {
  const { rows } = await sql<FoundRow>`
    select 'bytes' as kind, sender as key, bytes::text as value, null as started_at, null as last_at
    from analytics_usage where day = ${day} and sender = any(${senders}::text[])
    union all
    select 'bytes', used.key, used.value, null, null
    from analytics_deltas, json_each_text(usage::json) as used
    where day = ${day} and used.key = any(${senders}::text[])
    union all
    select 'pruned', event_id, null, null, null from analytics_pruned_ids where event_id = any(${eventIds}::text[])
    union all
    select 'tab', session_id, last_campaign, started_at, last_at
    from analytics_sessions where session_id = any(${sessionIds}::text[])
  `.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const bytes = new Map<string, number>();
  for (const { key, value } of of('bytes')) bytes.set(key, (bytes.get(key) ?? 0) + Number(value));
  return {
    bytes,
    prunedIds: new Set(of('pruned').map(({ key }) => key)),
    tabs: new Map(
      of('tab').map(({ key, value, startedAt, lastAt }) => [
        key,
        { campaign: value ?? '', startedAt: startedAt?.getTime() ?? 0, lastAt: lastAt?.getTime() ?? 0 },
      ]),
    ),
  };
}

type FoundRow = {
  kind: 'bytes' | 'pruned' | 'tab';
  key: string;
  value: string | null;
  startedAt: Date | null;
  lastAt: Date | null;
};

/** Lets groups take turns from here on, because a quota has little room left. */
export async function lockUsage(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock('analytics_usage'::regclass::bigint)`.execute(db);
}

/** Inserts events and returns the ids of those that weren't stored yet. Those without an id are always stored. */
export async function insertEvents(db: Db, events: readonly StoredEvent[]): Promise<ReadonlySet<string>> {
  const rows = events.map(
    ({ device, occurredMs: _ms, firstTouch: _first, lastTouch: _last, ...columns }) => ({
      ...columns,
      deviceClass: device.deviceClass,
      browserFamily: device.browserFamily,
    }),
  );
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'userId' && name !== 'clockShiftMs');
  // Numbered as they came, but inserted in the order of their ids, so that groups with the same ids never wait for each
  // other. Looks up users in the transaction, because an account may have been deleted a moment ago.
  const inserted = await sql<{ eventId: string | null }>`
    insert into analytics_events (id, ${toList(names)}, clock_shift_ms, user_id, day)
    select row.id, ${toList(names, 'row.')}, row.clock_shift_ms::bigint, users.id, substr(row.occurred_at, 1, 10)
    from (select nextval('analytics_events_id_seq') as id, row.* from ${toRows(rows)}) as row
    left join users on users.id = row.user_id
    order by row.event_id
    on conflict (event_id) where event_id is not null do nothing
    returning event_id
  `.execute(db);
  return new Set(inserted.rows.flatMap(({ eventId }) => eventId ?? []));
}

/** Keeps one row for each tab. A touch is replaced as a whole; the first one stays. */
export async function upsertTabs(db: Db, tabs: readonly TabChange[]): Promise<void> {
  const columns = toList(Object.keys(tabs[0] ?? {}));
  const keep = (touch: 'first' | 'last', isNew: RawBuilder<unknown>) =>
    sql.join(
      ['source', 'medium', 'campaign'].map((part) => {
        const column = sql.raw(`${touch}_${part}`);
        return sql`${column} = case when ${isNew} then excluded.${column} else tab.${column} end`;
      }),
    );
  await sql`
    insert into analytics_sessions as tab (${columns}, day)
    select ${columns}, substr(started_at, 1, 10) from ${toRows(tabs)} order by session_id
    on conflict (session_id) do update set
      day = least(tab.day, excluded.day),
      started_at = least(tab.started_at, excluded.started_at),
      last_at = greatest(tab.last_at, excluded.last_at),
      landing_route = coalesce(tab.landing_route, excluded.landing_route),
      ${keep('first', sql`coalesce(tab.first_source, tab.first_medium, tab.first_campaign) is null`)},
      ${keep('last', sql`coalesce(excluded.last_source, excluded.last_medium, excluded.last_campaign) is not null`)}
  `.execute(db);
}

export type First = Tables['analyticsFirsts'];

/** Returns those that the tabs hadn't done before on those days. */
export async function insertFirsts(db: Db, firsts: readonly First[]): Promise<readonly First[]> {
  const { rows } = await sql<First>`
    insert into analytics_firsts (action, day, name, session_id)
    select action, day, name, session_id from ${toRows(firsts)} order by 1, 2, 3, 4
    on conflict do nothing returning action, day, name, session_id
  `.execute(db);
  return rows;
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
