import { type Kysely, sql } from 'kysely';

/**
 * Names every source of events, gives other sites and servers their own keys and totals, and removes them from the
 * site's own visits and totals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  const now = new Date().toISOString();
  await sql`
    insert into analytics_sources (name, public_id, created_at) values ('site', 'site', '1970-01-01T00:00:00.000Z')
  `.execute(db);
  // Until now, events were only known to be from some other site or some server.
  for (const name of ['partner', 'server']) {
    await sql`
      insert into analytics_sources (name, public_id, created_at, revoked_at)
      select ${sql.lit(name)}, ${sql.lit(name)}, ${sql.lit(now)}, ${sql.lit(now)}
      where exists (select 1 from analytics_events where source = ${name})
    `.execute(db);
  }
  await separateTotals(db);
  for (const statement of afterwards) await sql.raw(statement).execute(db);
}

/** Rewrites the totals of days that still have all of their events. Earlier days can't be separated anymore. */
async function separateTotals(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select day from analytics_events group by day
    having sum(case when source <> 'site' then 1 else 0 end) > 0
      and count(*) = (select sum(events) from analytics_daily where analytics_daily.day = analytics_events.day)
  `.execute(db);
  for (const { day } of rows) {
    await sql`delete from analytics_daily where day = ${day}`.execute(db);
    await sql`
      insert into analytics_daily (day, action, name, carrier, device_class, campaign, events, sessions)
      select day, action, name, carrier, device_class, campaign, count(*), sum(is_first) from (
        select event.day, action, name, coalesce(carrier, '') as carrier, event.device_class,
          coalesce(last_campaign, '') as campaign,
          case when event.session_id is not null
            and row_number() over (partition by action, name, event.session_id order by event.id) = 1
            then 1 else 0 end as is_first
        from analytics_events as event left join analytics_sessions as visit on visit.session_id = event.session_id
        where event.source = 'site' and event.day = ${day}
      ) as counted
      group by day, action, name, carrier, device_class, campaign
    `.execute(db);
  }
}

const tables: readonly string[] = [
  // `origin` is the other site, if it is one. `public_id` names the source in the URL of a picture. Without
  // `daily_bytes`, the default applies.
  `create table analytics_sources (
    name text primary key,
    origin text,
    public_id text not null unique,
    daily_bytes integer,
    created_at text not null,
    revoked_at text,
    last_used_at text
  ) strict, without rowid`,
  'create unique index analytics_sources_origin on analytics_sources (origin) where revoked_at is null',
  // `hint` is the beginning of the key, so that people can recognize it.
  `create table analytics_keys (
    key_hash text primary key,
    source text not null references analytics_sources (name) on delete cascade,
    hint text not null,
    created_at text not null,
    expires_at text,
    last_used_at text
  ) strict, without rowid`,
  'create index analytics_keys_source on analytics_keys (source)',
  'alter table analytics_events add column clock_shift_ms integer',
  // No statement names this index. Without it, reports of the previous version only take longer.
  'drop index analytics_events_day',
  'create index analytics_events_source on analytics_events (source, day, action, name)',
  // What other sources sent, kept forever. `property` is '' for all events of a name, '$page' for the page in `value`,
  // and otherwise the name of a detail.
  `create table analytics_source_totals (
    source text not null,
    day text not null,
    property text not null,
    action text not null,
    name text not null,
    value text not null,
    events integer not null,
    primary key (source, day, property, action, name, value)
  ) strict, without rowid`,
  // The latest events of each other source, and their results.
  `create table analytics_recent (
    id integer primary key,
    source text not null,
    received_at text not null,
    outcome text not null,
    reason text not null,
    field text,
    action text,
    name text,
    event_id text,
    occurred_at text
  ) strict`,
  'create index analytics_recent_source on analytics_recent (source, id)',
  // For a call from an unknown source, and for all counts from before sources had names, this is ''.
  `create table analytics_outcomes (
    day text not null,
    source text not null,
    outcome text not null check (outcome in ('accepted', 'duplicate', 'filtered', 'rejected', 'corrected', 'refused')),
    reason text not null,
    count integer not null,
    primary key (day, source, outcome, reason)
  ) strict, without rowid`,
  `insert into analytics_outcomes (day, source, outcome, reason, count)
    select day, '', outcome, reason, count from analytics_ingestion`,
  // Processes of the previous version may count here until they are replaced. The first migration of the next release
  // can add those counts to `analytics_outcomes`, with the source '', and drop this table.
  'delete from analytics_ingestion',
];

const afterwards: readonly string[] = [
  `insert into analytics_source_totals (source, day, property, action, name, value, events)
    select source, day, '', action, name, '', count(*) from analytics_events
    where source <> 'site' group by source, day, action, name`,
  `insert into analytics_source_totals (source, day, property, action, name, value, events)
    select source, day, '$page', action, name, page_route, count(*) from analytics_events
    where source <> 'site' and page_route is not null group by source, day, action, name, page_route`,
  `delete from analytics_firsts where session_id in (
    select session_id from analytics_sessions where source <> 'site'
  )`,
  "delete from analytics_sessions where source <> 'site'",
  // Only the site's own visits are left. Processes of the previous version still write this column, but nothing reads
  // it. The migration that drops `analytics_ingestion` can delete visits of other sources again, and drop the column.
  'alter table analytics_sessions drop column source',
  "alter table analytics_sessions add column source text not null default 'site'",
];
