import { type RawBuilder, sql } from 'kysely';
import { ownSource } from '../../../shared/api/analytics.ts';
import { addDays } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Days, startOfDay } from '../../platform/local-days.ts';
import { type CarrierCount, type Counts, outcomeEvents } from './raw-figures.repository.ts';
import type { BeaconRow, Period } from './report.ts';

/** In daily totals, a visit is a session that viewed a page on that day. */
const pageViewed = sql`action = 'track_event' and name = 'page_view'`;
const quoteOpened = sql`action = 'track_funnel' and name = 'quick_info'`;

/** Totals contain only a campaign's name and the last touch. */
const properties = {
  day: sql`day`,
  device: sql`device_class as device`,
  campaign: sql`nullif(campaign, '') as campaign`,
} as const;
type Key<By extends keyof typeof properties> = By extends 'campaign'
  ? { campaign: string | null }
  : { [Name in By]: string };

/** Sums what sessions led to, by one column of the daily totals, which are kept longer than the events. */
export async function sumBy<By extends keyof typeof properties>(
  db: Db,
  { from, to }: Days,
  by: By,
): Promise<readonly (Key<By> & Counts & { pageViews: number })[]> {
  const add = (what: RawBuilder<unknown>) => sql`sum(case when ${what} then sessions else 0 end)`;
  const { rows } = await sql<Key<By> & Counts & { pageViews: number }>`
    select ${properties[by]}, ${add(pageViewed)} as visits, ${add(quoteOpened)} as started,
      ${add(outcomeEvents.matches)} as matches, ${add(outcomeEvents.referrals)} as referrals,
      sum(case when ${pageViewed} then events else 0 end) as page_views
    from analytics_daily where day between ${from} and ${to}
    group by 1
  `.execute(db);
  return rows;
}

export async function sumReached(db: Db, { from, to }: Days): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; sessions: number }>`
    select name, sum(sessions) as sessions from analytics_daily
    where action = 'track_funnel' and day between ${from} and ${to}
    group by name
  `.execute(db);
  return new Map(rows.map(({ name, sessions }) => [name, sessions]));
}

export async function sumCarriers(
  db: Db,
  { from, to }: Days,
  kind: keyof typeof outcomeEvents,
): Promise<readonly CarrierCount[]> {
  const { rows } = await sql<CarrierCount>`
    select carrier, sum(sessions) as count from analytics_daily
    where ${outcomeEvents[kind]} and day between ${from} and ${to}
    group by carrier
  `.execute(db);
  return rows;
}

export async function sumAccountsCreated(db: Db, { from, to }: Days): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select coalesce(sum(events), 0) as events from analytics_daily
    where action = 'track_event' and name = 'account_created' and day between ${from} and ${to}
  `.execute(db);
  return rows[0]?.events ?? 0;
}

/** Sums the results of this site's events by the day they arrived, and of calls from unknown sources. */
export async function sumIngestion(db: Db, { from, to }: Days): Promise<readonly BeaconRow[]> {
  const { rows } = await sql<BeaconRow>`
    select outcome, reason, sum(count) as count from analytics_outcomes
    where day between ${from} and ${to} and source in ('', ${ownSource})
    group by outcome, reason order by outcome, count desc, reason
  `.execute(db);
  return rows;
}

/** Counts clicks by carrier id in the server's own log, which is never pruned. */
export async function countLoggedClicks(
  db: Db,
  { from, to, timeZone }: Period,
): Promise<readonly { carrierId: string; name: string; clicks: number }[]> {
  const { rows } = await sql<{ carrierId: string; name: string; clicks: number }>`
    select carrier_id, max(carrier_name) as name, count(*) as clicks from referral_logs
    where clicked_at >= ${startOfDay(from, timeZone).toISOString()}
      and clicked_at < ${startOfDay(addDays(to, 1), timeZone).toISOString()}
    group by carrier_id
  `.execute(db);
  return rows;
}

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
