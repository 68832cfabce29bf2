import { type RawBuilder, sql } from 'kysely';
import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import { addDays } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { DayPart } from '../../platform/local-days.ts';
import { isOwnEvent } from './raw-events.repository.ts';
import type { VisitFilter } from './report.ts';

/** A tab can stay open. What it does within a week after the period still counts toward its visit. */
const lateDays = 7;

/** Counts of visits; each visit counts once in each. */
export type Counts = { visits: number; started: number; matches: number; referrals: number };
export type Touch = { source: string | null; medium: string | null; campaign: string | null };
export type CarrierCount = { carrier: string; count: number };

/** The events that show what a visit led to. */
export const outcomeEvents = {
  matches: sql`action = 'track_event' and name = 'quote_received'`,
  referrals: sql`action = 'track_referral'`,
} as const;

/** All or some of the visits that began in a period, whose parts are in order. */
export type Cohort = { parts: readonly DayPart[]; filter?: VisitFilter };

/** Selects the visits of a cohort, and the events of visits. */
function describeCohort({ parts, filter = {} }: Cohort): RawBuilder<unknown> {
  const { first, last } = findSpan(parts);
  const conditions = [sql`day between ${first} and ${last}`, ...describeFilter(filter)];
  return sql`
    ${describeParts(parts)},
    visit as not materialized (
      select analytics_sessions.*, local_day from analytics_sessions
      join part on part.utc_day = day and started_at >= starts and started_at < ends
      where ${sql.join(conditions, sql` and `)}
    ),
    event as not materialized (
      select action, name, carrier, session_id from analytics_events
      where ${isOwnEvent} and day between ${first} and ${addDays(last, lateDays)} and session_id is not null
    )`;
}

function describeParts(parts: readonly DayPart[]): RawBuilder<unknown> {
  const rows = parts.map(({ localDay, day, starts, ends }) => sql`(${localDay}, ${day}, ${starts}, ${ends})`);
  return sql`part (local_day, utc_day, starts, ends) as (values ${sql.join(rows)})`;
}

/** The first and last days in UTC. */
function findSpan(parts: readonly DayPart[]): { first: string; last: string } {
  return { first: parts[0]?.day ?? '', last: parts.at(-1)?.day ?? '' };
}

function describeFilter({ campaign, device, page }: VisitFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (campaign === '(direct)')
    conditions.push(sql`coalesce(last_source, last_medium, last_campaign) is null`);
  else if (campaign === '(none)') conditions.push(sql`last_campaign is null`);
  else if (campaign !== undefined) conditions.push(sql`last_campaign = ${campaign}`);
  if (device !== undefined) conditions.push(sql`device_class = ${device}`);
  if (page !== undefined) conditions.push(sql`coalesce(landing_route, '') = ${page}`);
  return conditions;
}

export const quoteSteps = funnelSteps.filter(({ branch }) => branch === 'quote').map(({ id }) => id);

const touch = (source: string, medium: string, campaign: string) =>
  sql`${sql.ref(source)} as source, ${sql.ref(medium)} as medium, ${sql.ref(campaign)} as campaign`;

/** What visits can be counted by. The first touch is what brought the browser here the first time. */
const properties = {
  day: sql`local_day as day`,
  device: sql`device_class as device`,
  /** Where the visit began. */
  page: sql`coalesce(landing_route, '') as page`,
  firstTouch: touch('first_source', 'first_medium', 'first_campaign'),
  lastTouch: touch('last_source', 'last_medium', 'last_campaign'),
} as const;
type Property = keyof typeof properties;
type Key<By extends Property> = By extends 'firstTouch' | 'lastTouch' ? Touch : { [Name in By]: string };

/** Counts what visits led to, by one of their properties. */
export async function countBy<By extends Property>(
  db: Db,
  period: Cohort,
  by: By,
): Promise<readonly (Key<By> & Counts)[]> {
  const inQuote = sql`action = 'track_funnel' and name in (${sql.join(quoteSteps)})`;
  // IN looks up a set that is built once and has an index, but a join would scan it again for every visit.
  const add = (which: RawBuilder<unknown>) =>
    sql`count(*) filter (where visit.session_id in (select session_id from event where ${which}))`;
  const { rows } = await sql<Key<By> & Counts>`
    with ${describeCohort(period)}
    select ${properties[by]}, count(*) as visits, ${add(inQuote)} as started,
      ${add(outcomeEvents.matches)} as matches, ${add(outcomeEvents.referrals)} as referrals
    from visit
    group by ${by.endsWith('Touch') ? sql`1, 2, 3` : sql`1`}
  `.execute(db);
  return rows;
}

export async function countReached(db: Db, period: Cohort): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; visits: number }>`
    with ${describeCohort(period)}
    select name, count(distinct session_id) as visits from event join visit using (session_id)
    where action = 'track_funnel'
    group by name
  `.execute(db);
  return new Map(rows.map(({ name, visits }) => [name, visits]));
}

/** Counts visits by the last of the given steps that they reached. */
export async function countFurthest(
  db: Db,
  period: Cohort,
  steps: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const places = sql.join(steps.map((step, index) => sql`(${step}, cast(${index} as integer))`));
  const { rows } = await sql<{ place: number; visits: number }>`
    with ${describeCohort(period)},
      step (name, place) as (values ${places}),
      furthest as (
        select session_id, max(place) as place
        from event join step using (name) join visit using (session_id)
        where action = 'track_funnel'
        group by session_id
      )
    select place, count(*) as visits from furthest group by place
  `.execute(db);
  return new Map(rows.map(({ place, visits }) => [steps[place] ?? '', visits]));
}

/**
 * Counts visits by carrier: those matched with it, or those that continued to it. The carrier is an id or a name, as in
 * the event.
 */
export async function countCarriers(
  db: Db,
  period: Cohort,
  kind: keyof typeof outcomeEvents,
): Promise<readonly CarrierCount[]> {
  const { rows } = await sql<CarrierCount>`
    with ${describeCohort(period)}
    select coalesce(carrier, '') as carrier, count(distinct session_id) as count
    from event join visit using (session_id)
    where ${outcomeEvents[kind]}
    group by 1
  `.execute(db);
  return rows;
}

/** Counts the events of the period, including those that don't belong to a visit. */
export async function countEvents(
  db: Db,
  { parts }: Cohort,
): Promise<{ accountsCreated: number; anonymousEvents: number; pageViews: ReadonlyMap<string, number> }> {
  const { first, last } = findSpan(parts);
  const inPart = sql`
    part.utc_day = day and day between ${first} and ${last} and occurred_at >= starts and occurred_at < ends`;
  const { rows } = await sql<{ accountsCreated: number; anonymousEvents: number }>`
    with ${describeParts(parts)}
    select
      (select count(*) from analytics_events join part on ${inPart}
        where ${isOwnEvent} and action = 'track_event' and name = 'account_created') as accounts_created,
      (select count(*) from analytics_events join part on ${inPart}
        where ${isOwnEvent} and session_id is null) as anonymous_events
  `.execute(db);
  const views = await sql<{ day: string; count: number }>`
    with ${describeParts(parts)}
    select local_day as day, count(*) as count from analytics_events join part on ${inPart}
    where ${isOwnEvent} and action = 'track_event' and name = 'page_view'
    group by local_day
  `.execute(db);
  return {
    accountsCreated: rows[0]?.accountsCreated ?? 0,
    anonymousEvents: rows[0]?.anonymousEvents ?? 0,
    pageViews: new Map(views.rows.map(({ day, count }) => [day, count])),
  };
}
