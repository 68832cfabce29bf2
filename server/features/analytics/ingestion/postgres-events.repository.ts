import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { keptStatement } from '../../../platform/database/engine-sql.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { insertDeltas, type StoredDeltas } from '../deltas/deltas.repository.ts';
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

type Wanted = {
  day: string;
  senders: string[];
  eventIds: string[];
  tabs: string[];
  firsts: readonly (First & { key: string })[];
};

/** What is stored about a group's senders, event ids, tabs, and the tabs' first events. */
export async function findStored(db: Db, { day, senders, eventIds, tabs, firsts }: Wanted) {
  const { rows } = await sql<FoundRow>`
    select 'bytes' as kind, sender as key, bytes::text as value, null as started_at, null as last_at
    from analytics_usage where day = ${day} and sender = any(${senders}::text[])
    union all
    select 'bytes', used.key, used.value, null, null
    from analytics_deltas, json_each_text(usage::json) as used
    where day = ${day} and used.key = any(${senders}::text[])
    union all
    select 'event', event_id, null, null, null from analytics_pruned_ids where event_id = any(${eventIds}::text[])
    union all
    select 'event', event_id, null, null, null from analytics_events where event_id = any(${eventIds}::text[])
    union all
    select 'tab', session_id, last_campaign, started_at, last_at
    from analytics_sessions where session_id = any(${tabs}::text[])
    ${
      firsts.length === 0
        ? sql``
        : sql`
      union all
      select 'first', row.key, null, null, null
      from ${toRows(firsts)} join analytics_firsts using (action, day, name, session_id)
    `
    }
  `.execute(db);
  const of = (kind: FoundRow['kind']) => rows.filter((row) => row.kind === kind);
  const bytes = new Map<string, number>();
  for (const { key, value } of of('bytes')) bytes.set(key, (bytes.get(key) ?? 0) + Number(value));
  return {
    bytes,
    eventIds: new Set(of('event').map(({ key }) => key)),
    tabs: new Map(
      of('tab').map(({ key, value, startedAt, lastAt }) => [
        key,
        { campaign: value ?? '', startedAt: startedAt?.getTime() ?? 0, lastAt: lastAt?.getTime() ?? 0 },
      ]),
    ),
    firsts: new Set(of('first').map(({ key }) => key)),
  };
}

type FoundRow = {
  kind: 'bytes' | 'event' | 'tab' | 'first';
  key: string;
  value: string | null;
  startedAt: Date | null;
  lastAt: Date | null;
};

/** Lets groups take turns from here on, because a quota has little room left. */
export async function lockUsage(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock('analytics_usage'::regclass::bigint)`.execute(db);
}

type Group = {
  events: readonly StoredEvent[];
  tabs: readonly TabChange[];
  firsts: readonly First[];
  /** One row, or none. */
  deltas: readonly Omit<StoredDeltas, 'id'>[];
};

/** Another group has stored one of this group's events since they were looked up, so nothing of it is stored. */
export class StoredMeanwhile extends Error {}

const divisionByZero = '22012';

/** Stores a whole group with one statement, which fails if a row that was new isn't anymore. */
export async function insertGroup(db: Db, { events, tabs, firsts, deltas }: Group): Promise<void> {
  const parts = [
    { name: 'events', rows: events.length, insert: () => insertEvents(events) },
    { name: 'tabs', rows: tabs.length, insert: () => upsertTabs(tabs) },
    { name: 'firsts', rows: firsts.length, insert: () => insertFirsts(firsts) },
    ...deltas.map((row) => ({
      name: 'deltas',
      rows: 1,
      insert: () => insertDeltas(db, row).returning('id'),
    })),
  ].filter(({ rows }) => rows > 0);
  if (parts.length === 0) return;
  const inserts = parts.map(({ name, insert }) => sql`${sql.ref(name)} as (${insert()})`);
  // Each is complete before the next one begins, so groups lock the rows of these tables in the same order.
  const checks = parts.map(
    ({ name, rows }) => sql`when (select count(*) from ${sql.table(name)}) < ${rows} then 0`,
  );
  try {
    await sql`${sql.raw(keptStatement)} with ${sql.join(inserts)} select 1 / case ${sql.join(checks, sql` `)} else 1 end`.execute(
      db,
    );
  } catch (cause) {
    if (Object(cause).code !== divisionByZero) throw cause;
    throw new StoredMeanwhile('stored meanwhile', { cause });
  }
}

/** Numbers events as they came, but inserts them in the order of their ids. */
function insertEvents(events: readonly StoredEvent[]): RawBuilder<unknown> {
  const rows = events.map(
    ({ device, occurredMs: _ms, firstTouch: _first, lastTouch: _last, ...columns }) => ({
      ...columns,
      deviceClass: device.deviceClass,
      browserFamily: device.browserFamily,
    }),
  );
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'userId' && name !== 'clockShiftMs');
  // So groups with the same ids never wait for each other in a circle. Looks up users now, because an account may have
  // been deleted a moment ago.
  return sql`
    insert into analytics_events (id, ${toList(names)}, clock_shift_ms, user_id, day)
    select row.id, ${toList(names, 'row.')}, row.clock_shift_ms::bigint, users.id, substr(row.occurred_at, 1, 10)
    from (select nextval('analytics_events_id_seq') as id, row.* from ${toRows(rows)}) as row
    left join users on users.id = row.user_id
    order by row.event_id
    on conflict (event_id) where event_id is not null do nothing
    returning 1
  `;
}

/** Keeps one row for each tab. A touch is replaced as a whole; the first one stays. */
function upsertTabs(tabs: readonly TabChange[]): RawBuilder<unknown> {
  const columns = toList(Object.keys(tabs[0] ?? {}));
  const keep = (touch: 'first' | 'last', isNew: RawBuilder<unknown>) =>
    sql.join(
      ['source', 'medium', 'campaign'].map((part) => {
        const column = sql.raw(`${touch}_${part}`);
        return sql`${column} = case when ${isNew} then excluded.${column} else tab.${column} end`;
      }),
    );
  return sql`
    insert into analytics_sessions as tab (${columns}, day)
    select ${columns}, substr(started_at, 1, 10) from ${toRows(tabs)} order by session_id
    on conflict (session_id) do update set
      day = least(tab.day, excluded.day),
      started_at = least(tab.started_at, excluded.started_at),
      last_at = greatest(tab.last_at, excluded.last_at),
      landing_route = coalesce(tab.landing_route, excluded.landing_route),
      ${keep('first', sql`coalesce(tab.first_source, tab.first_medium, tab.first_campaign) is null`)},
      ${keep('last', sql`coalesce(excluded.last_source, excluded.last_medium, excluded.last_campaign) is not null`)}
    returning 1
  `;
}

export type First = Tables['analyticsFirsts'];

function insertFirsts(firsts: readonly First[]): RawBuilder<unknown> {
  return sql`
    insert into analytics_firsts (action, day, name, session_id)
    select action, day, name, session_id from ${toRows(firsts)} order by 1, 2, 3, 4
    on conflict do nothing returning 1
  `;
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
