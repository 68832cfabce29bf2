import type { SqliteDatabase } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { OutcomeCount } from './ingestion-counts.ts';
import type { Touch } from './stored-event.ts';

type Prepare = Pick<SqliteDatabase, 'prepare'>;

/** What distinguishes the totals of a day. */
export type Dimensions = Omit<Tables['analyticsDaily'], 'events' | 'sessions'>;
type TabEvent = {
  day: string;
  occurredAt: string;
  deviceClass: string;
  browserFamily: string;
  pageRoute: string | null;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
};

/** Statements about event ids, compiled once, for use inside `writeTogether`. */
export function prepareEventIds({ prepare }: Prepare) {
  const findPruned = prepare('select 1 from analytics_pruned_ids where event_id = ?');
  const findAnyPruned = prepare('select 1 from analytics_pruned_ids limit 1');
  const find = prepare('select 1 from analytics_events where event_id = ?');
  const insertFirst = prepare(
    'insert into analytics_firsts (action, day, name, session_id) values (?, ?, ?, ?) on conflict do nothing',
  );
  return {
    isPruned: (eventId: string) => findPruned.get(eventId) !== undefined,
    isAnyPruned: () => findAnyPruned.get() !== undefined,
    isStored: (eventId: string) => find.get(eventId) !== undefined,
    /** Returns whether the tab hadn't done this on that day before. */
    insertFirst: (action: string, day: string, name: string, sessionId: string) =>
      insertFirst.run(action, day, name, sessionId) === 1,
  };
}

/** Keeps one row for each tab. A touch is replaced as a whole; the first one stays. */
export function prepareTabUpsert({ prepare }: Prepare) {
  const upsert = prepare(`
    insert into analytics_sessions (
      session_id, day, started_at, last_at, device_class, browser_family, landing_route,
      first_source, first_medium, first_campaign, last_source, last_medium, last_campaign
    ) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (session_id) do update set
      day = min(day, excluded.day),
      started_at = min(started_at, excluded.started_at),
      last_at = max(last_at, excluded.last_at),
      landing_route = coalesce(landing_route, excluded.landing_route),
      first_source = iif(${isEmpty('first')}, excluded.first_source, first_source),
      first_medium = iif(${isEmpty('first')}, excluded.first_medium, first_medium),
      first_campaign = iif(${isEmpty('first')}, excluded.first_campaign, first_campaign),
      last_source = iif(${isEmpty('excluded.last')}, last_source, excluded.last_source),
      last_medium = iif(${isEmpty('excluded.last')}, last_medium, excluded.last_medium),
      last_campaign = iif(${isEmpty('excluded.last')}, last_campaign, excluded.last_campaign)
    returning started_at, last_campaign
  `);
  return (sessionId: string, event: TabEvent): { startedAt: string; campaign: string } => {
    const row = upsert.get(
      sessionId,
      event.day,
      event.occurredAt,
      event.occurredAt,
      event.deviceClass,
      event.browserFamily,
      event.pageRoute,
      event.firstTouch?.source ?? null,
      event.firstTouch?.medium ?? null,
      event.firstTouch?.campaign ?? null,
      event.lastTouch?.source ?? null,
      event.lastTouch?.medium ?? null,
      event.lastTouch?.campaign ?? null,
    );
    return { startedAt: getText(row, 'started_at'), campaign: getText(row, 'last_campaign') };
  };
}

export function prepareDailyTotals({ prepare }: Prepare) {
  const upsert = prepare(`
    insert into analytics_daily (day, action, name, carrier, device_class, campaign, events, sessions)
    values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set events = events + excluded.events, sessions = sessions + excluded.sessions
  `);
  const count = prepare('select count(*) as rows from analytics_daily where day = ?');
  const find = prepare(`
    select 1 from analytics_daily
    where day = ? and action = ? and name = ? and carrier = ? and device_class = ? and campaign = ?
  `);
  const list = ({ day, action, name, carrier, deviceClass, campaign }: Dimensions) =>
    [day, action, name, carrier, deviceClass, campaign] as const;
  return {
    countRows: (day: string) => getNumber(count.get(day), 'rows'),
    hasRow: (dimensions: Dimensions) => find.get(...list(dimensions)) !== undefined,
    add: (total: Dimensions & { events: number; sessions: number }) =>
      void upsert.run(...list(total), total.events, total.sessions),
  };
}

/** Adds to the counts of the results of events and calls. */
export function prepareOutcomeCounts({ prepare }: Prepare) {
  const upsert = prepare(`
    insert into analytics_outcomes (day, source, outcome, reason, count) values (?, ?, ?, ?, ?)
    on conflict do update set count = count + excluded.count
  `);
  return ({ day, source, outcome, reason, count }: OutcomeCount): void =>
    void upsert.run(day, source, outcome, reason, count);
}

export function prepareUsage({ prepare }: Prepare) {
  const find = prepare('select bytes from analytics_usage where day = ? and sender = ?');
  const upsert = prepare(`
    insert into analytics_usage (day, sender, bytes) values (?, ?, ?)
    on conflict do update set bytes = bytes + excluded.bytes
  `);
  return {
    findBytes: (day: string, sender: string) => getNumber(find.get(day, sender), 'bytes'),
    add: (day: string, sender: string, bytes: number) => void upsert.run(day, sender, bytes),
  };
}

function isEmpty(touch: string): string {
  return `coalesce(${touch}_source, ${touch}_medium, ${touch}_campaign) is null`;
}

function getText(row: unknown, column: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  return typeof value === 'string' ? value : '';
}

function getNumber(row: unknown, column: string): number {
  return typeof row === 'object' && row !== null ? Number(Reflect.get(row, column)) : 0;
}
