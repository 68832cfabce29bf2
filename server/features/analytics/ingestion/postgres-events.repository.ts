import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { keptStatement } from '../../../platform/database/engine-sql.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { type StoredDeltas, toDeltaRow } from '../deltas/deltas.repository.ts';
import type { StoredEvent } from './stored-event.ts';
import type { TabChange } from './tab-changes.ts';

type Wanted = {
  plan: number;
  day: string;
  senders: string[];
  eventIds: string[];
  tabs: string[];
  firsts: readonly (First & { key: string })[];
};

/**
 * Sums that aren't in the tables yet are read as a single object with repeated keys, because parsing one for each group
 * takes longer. A limit makes PostgreSQL look up each tab and first by its key. It would read a small table as a whole.
 */
const findText = `
  select 'bytes' as kind, sender as key, bytes::text as value, null as started_at, null as last_at
  from analytics_usage where day = $1 and sender = any($2)
  union all
  select 'bytes', used.key, sum(used.value::bigint)::text, null, null
  from (
      select '{' || string_agg(trim(usage, '{}'), ',') || '}' as sums
      from analytics_deltas where day = $1 and usage <> '{}'
    ) as waiting, json_each_text(sums::json) as used
  where used.key = any($2) group by used.key
  union all
  select 'event', event_id, null, null, null from analytics_pruned_ids where event_id = any($3)
  union all
  select 'event', event_id, null, null, null from analytics_events where event_id = any($3)
  union all
  select 'tab', session_id, last_campaign, started_at, last_at
  from unnest($4::text[]) as row (id),
    lateral (select * from analytics_sessions where session_id = row.id limit 1) as stored
  union all
  select 'first', row.key, null, null, null
  from json_to_recordset($5) as row (key text, action text, day text, name text, "sessionId" text),
    lateral (
      select 1 from analytics_firsts as stored
      where (stored.action, stored.day, stored.name, stored.session_id) = (row.action, row.day, row.name, row."sessionId")
      limit 1
    ) as stored
`;

/** What is stored about a group's senders, event ids, tabs, and the tabs' first events. `plan` is which one to use. */
export async function findStored(db: Db, { plan, day, senders, eventIds, tabs, firsts }: Wanted) {
  const text = `${keptStatement} /* ${plan} */ ${findText}`;
  const query = CompiledQuery.raw(text, [day, senders, eventIds, tabs, toJson(firsts)]);
  const { rows } = await db.executeQuery<FoundRow>(query);
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

const uniqueViolation = '23505';

/** A touch is replaced as a whole. */
const keepTouch = (touch: 'first' | 'last', isNew: string) =>
  ['source', 'medium', 'campaign']
    .map((part) => `${touch}_${part}`)
    .map((column) => `${column} = case when ${isNew} then excluded.${column} else tab.${column} end`)
    .join(', ');

/**
 * Inserts rows in the order of their keys, and each part before the next one, so that groups never wait for each other in
 * a circle. Looks up users now, because an account may have been deleted a moment ago. What another group has stored since
 * the lookup isn't skipped: the unique indexes refuse it, which costs less than preparing for conflicts. The counts keep
 * the parts in their order, because PostgreSQL runs those that nothing reads last, in an order of its own.
 */
const insertText = `${keptStatement}
  with events as (
    insert into analytics_events (
      id, event_id, action, name, event_type, carrier, page_route, element_clicked, element_value, additional_data,
      referral_url, interest, session_id, user_id, source, device_class, browser_family, clock_shift_ms,
      occurred_at, received_at, day
    )
    select
      row.number, "eventId", action, name, "eventType", carrier, "pageRoute", "elementClicked", "elementValue", "additionalData",
      "referralUrl", interest, "sessionId", (select id from users where id = "userId"), source,
      "deviceClass", "browserFamily", "clockShiftMs",
      "occurredAt", "receivedAt", substr("occurredAt", 1, 10)
    from (
      select nextval('analytics_events_id_seq') as number, sent.* from json_to_recordset($1) as sent (
        "eventId" text, action text, name text, "eventType" text, carrier text, "pageRoute" text, "elementClicked" text,
        "elementValue" text, "additionalData" text, "referralUrl" text, interest text, "sessionId" text, "userId" text,
        source text, "deviceClass" text, "browserFamily" text, "clockShiftMs" bigint, "occurredAt" text, "receivedAt" text
      )
    ) as row
    order by "eventId"
    returning 1
  ), tabs as (
    insert into analytics_sessions as tab (
      session_id, started_at, last_at, device_class, browser_family, landing_route,
      first_source, first_medium, first_campaign, last_source, last_medium, last_campaign, day
    )
    select row.*, substr("startedAt", 1, 10) from json_to_recordset($2) as row (
      "sessionId" text, "startedAt" text, "lastAt" text, "deviceClass" text, "browserFamily" text, "landingRoute" text,
      "firstSource" text, "firstMedium" text, "firstCampaign" text,
      "lastSource" text, "lastMedium" text, "lastCampaign" text
    )
    order by "sessionId"
    on conflict (session_id) do update set
      day = least(tab.day, excluded.day),
      started_at = least(tab.started_at, excluded.started_at),
      last_at = greatest(tab.last_at, excluded.last_at),
      landing_route = coalesce(tab.landing_route, excluded.landing_route),
      ${keepTouch('first', 'coalesce(tab.first_source, tab.first_medium, tab.first_campaign) is null')},
      ${keepTouch('last', 'coalesce(excluded.last_source, excluded.last_medium, excluded.last_campaign) is not null')}
    returning 1
  ), firsts as (
    insert into analytics_firsts (action, day, name, session_id)
    select * from json_to_recordset($3) as row (action text, day text, name text, "sessionId" text) order by 1, 2, 3, 4
    returning 1
  ), deltas as (
    insert into analytics_deltas (day, usage, deltas)
    select * from json_to_recordset($4) as row (day text, usage text, deltas text)
    returning 1
  )
  select
    (select count(*) from events), (select count(*) from tabs), (select count(*) from firsts), (select count(*) from deltas)
`;

/** Stores a whole group with one statement, which fails if a row that was new isn't anymore. */
export async function insertGroup(db: Db, { events, tabs, firsts, deltas }: Group): Promise<void> {
  const parts = [events.map(toEventRow), tabs, firsts, deltas.map(toDeltaRow)];
  if (parts.every((rows) => rows.length === 0)) return;
  try {
    await db.executeQuery(CompiledQuery.raw(insertText, parts.map(toJson)));
  } catch (cause) {
    if (Object(cause).code !== uniqueViolation) throw cause;
    throw new StoredMeanwhile('stored meanwhile', { cause });
  }
}

function toEventRow({ device: { deviceClass, browserFamily }, ...event }: StoredEvent) {
  return { ...event, deviceClass, browserFamily };
}

export type First = Tables['analyticsFirsts'];

/** Rows for one statement. PostgreSQL's texts can't contain NUL or half of a character. */
function toJson(rows: readonly unknown[]): string {
  const json = JSON.stringify(rows);
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}
