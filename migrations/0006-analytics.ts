import { type Kysely, sql } from 'kysely';

/**
 * Events from the site and its integrators, the tabs they came from, and the totals that stay when events are pruned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `name` is the event's name, the funnel's step, or the referral's carrier; `day` is the day of `occurred_at`, in
  // UTC. The valid actions, sources, and devices are listed in the code, because checks here would double the cost of
  // an insert.
  await sql`
    create table analytics_events (
      id integer primary key,
      event_id text,
      action text not null,
      name text not null,
      event_type text,
      carrier text,
      page_route text,
      element_clicked text,
      element_value text,
      additional_data text,
      referral_url text,
      interest text,
      session_id text,
      user_id text references users (id) on delete set null,
      source text not null,
      device_class text not null,
      browser_family text not null,
      occurred_at text not null,
      received_at text not null,
      day text not null
    ) strict
  `.execute(db);
  await sql`
    create unique index analytics_events_event_id on analytics_events (event_id) where event_id is not null
  `.execute(db);
  // Serves the report's queries (which action, when, how often) and pruning.
  await sql`create index analytics_events_day on analytics_events (action, day, name)`.execute(db);
  await sql`
    create index analytics_events_user on analytics_events (user_id) where user_id is not null
  `.execute(db);
  await sql`
    create table analytics_sessions (
      session_id text primary key,
      day text not null,
      started_at text not null,
      last_at text not null,
      source text not null,
      device_class text not null,
      browser_family text not null,
      landing_route text,
      first_source text,
      first_medium text,
      first_campaign text,
      last_source text,
      last_medium text,
      last_campaign text
    ) strict, without rowid
  `.execute(db);
  await sql`
    create index analytics_sessions_day on analytics_sessions (day, device_class, last_campaign)
  `.execute(db);
  // One row for each tab that did something on a day, no matter how often. The report counts tabs here.
  await sql`
    create table analytics_firsts (
      action text not null,
      day text not null,
      name text not null,
      session_id text not null,
      primary key (action, day, name, session_id)
    ) strict, without rowid
  `.execute(db);
  // Kept forever. `sessions` counts a tab once for each day, action, and name. No carrier or campaign is ''.
  await sql`
    create table analytics_daily (
      day text not null,
      action text not null,
      name text not null,
      carrier text not null,
      device_class text not null,
      campaign text not null,
      events integer not null,
      sessions integer not null,
      primary key (day, action, name, carrier, device_class, campaign)
    ) strict, without rowid
  `.execute(db);
  // `outcome` is accepted, duplicate, filtered, rejected (events), or refused (whole calls); `reason` is a reason or
  // code.
  await sql`
    create table analytics_ingestion (
      day text not null,
      outcome text not null check (outcome in ('accepted', 'duplicate', 'filtered', 'rejected', 'refused')),
      reason text not null,
      count integer not null,
      primary key (day, outcome, reason)
    ) strict, without rowid
  `.execute(db);
  // Event ids outlive their events for a while, so that a late repeat is still recognized.
  await sql`
    create table analytics_pruned_ids (
      event_id text primary key,
      day text not null
    ) strict, without rowid
  `.execute(db);
  await sql`create index analytics_pruned_ids_day on analytics_pruned_ids (day)`.execute(db);
}
