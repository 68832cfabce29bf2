import { ownSource } from '../../../../shared/api/analytics.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { ValidatedCall } from '../read-call.ts';
import type { StoredEvent, Touch } from '../read-event.ts';
import { describeStored, keepLatest, maxRecent, type StoredRecent } from '../sources/recent-events.ts';
import type { OutcomeCount, PendingTotals } from '../totals/pending-totals.repository.ts';
import { listSourceTotals, type SourceTotal, sumRows, type Total, totalTables } from '../totals/totals.ts';
import {
  countEventBytes,
  countFirstBytes,
  countTabBytes,
  createUsage,
  estimateBytes,
  everyone,
  QuotaExceeded,
  type Sender,
} from './quotas.ts';

export type Receipt = { accepted: number; duplicates: number };
/** What a tab did for the first time on a day. */
export type FirstOfDay = Tables['analyticsFirsts'];
/** A tab that is stored already. `campaign` is the last one that brought it, or ''. */
export type StoredTab = { campaign: string; startedAt: string; lastAt: string };
/** What a group of events says about one tab. */
export type Tab = {
  sessionId: string;
  startedAt: string;
  lastAt: string;
  deviceClass: string;
  browserFamily: string;
  landingRoute: string | null;
  firstTouch: Touch | undefined;
  lastTouch: Touch | undefined;
};

/** Calls that were refused as a whole: how many by source and code, and the latest of other sources. */
export type Refusals = { counts: Map<string, number>; recent: StoredRecent[] };

/** What has to be looked up before a group can be stored. */
export type Wanted = {
  day: string;
  senders: readonly string[];
  eventIds: readonly string[];
  tabs: readonly string[];
  firsts: readonly (FirstOfDay & { key: string })[];
};

/** What the database has of it. */
export type Found = {
  bytes: ReadonlyMap<string, number>;
  eventIds: ReadonlySet<string>;
  tabs: ReadonlyMap<string, StoredTab>;
  firsts: ReadonlySet<string>;
};

type Quotas = Pick<Parameters<typeof createUsage>[0], 'limits' | 'hash'>;

/** The precision of a tab's end. Writing it for every group would cost as much as an event. */
const precisionMs = 15_000;
/** With less of a quota left than this many groups need, groups of several processes take turns. */
const parallelGroups = 10;

const isOwn = ({ source }: StoredEvent) => source === ownSource;
const toFirstKey = ({ action, day, name, sessionId }: StoredEvent) => `${sessionId} ${action} ${day} ${name}`;

export function listWanted(
  calls: readonly ValidatedCall[],
  day: string,
  hash: (sender: Sender) => string,
): Wanted {
  const events = calls.flatMap((call) => call.events);
  const own = events.filter(isOwn);
  const firsts = new Map(
    own.flatMap((event) => {
      const { action, day, name, sessionId } = event;
      const key = toFirstKey(event);
      return sessionId === null ? [] : [[key, { key, action, day, name, sessionId }]];
    }),
  );
  return {
    day,
    senders: [everyone, ...new Set(calls.flatMap(({ senders }) => senders.map(hash)))],
    eventIds: events.flatMap(({ eventId }) => eventId ?? []),
    tabs: [...new Set(own.flatMap(({ sessionId }) => sessionId ?? []))],
    firsts: [...firsts.values()],
  };
}

/** Whether several groups at once could use up more than a quota. */
export function isTight(calls: readonly ValidatedCall[], { bytes }: Found, quotas: Quotas): boolean {
  const usage = createUsage({ stored: bytes, ...quotas });
  const needed = parallelGroups * estimateBytes(calls.flatMap((call) => call.events));
  return calls.some(({ senders }) => usage.findExceeded(senders, needed));
}

type Group = {
  calls: readonly ValidatedCall[];
  refusals: Refusals;
  found: Found;
  quotas: Quotas;
  now: Date;
  day: string;
};

/** Decides which events of a group are new and have room, and what is stored with them. */
export function composeGroup({ calls, refusals, found, quotas, now, day }: Group) {
  const usage = createUsage({ stored: found.bytes, ...quotas });
  const seen = new Set(found.eventIds);
  const events: StoredEvent[] = [];
  const tabs = createTabs(found.tabs);
  const firsts = new Map<string, FirstOfDay>();
  const totals: Total[] = [];
  const sourceTotals: SourceTotal[] = [];
  const outcomes: OutcomeCount[] = [];
  const recent: StoredRecent[] = [...refusals.recent];
  const count = (source: string, outcome: OutcomeCount['outcome'], reason: string, count: number) =>
    count > 0 && outcomes.push({ day, source, outcome, reason, count });
  for (const [key, number] of refusals.counts) {
    const [source = '', code = ''] = key.split(' ');
    count(source, 'refused', code, number);
  }

  /** Returns how many bytes it takes. */
  const add = (event: StoredEvent): number => {
    events.push(event);
    const bytes = countEventBytes(event);
    if (!isOwn(event)) {
      sourceTotals.push(...listSourceTotals(event));
      return bytes;
    }
    const { action, name, carrier, deviceClass, sessionId } = event;
    const total = { day: event.day, action, name, carrier: carrier ?? '', deviceClass, events: 1 };
    if (sessionId === null) {
      totals.push({ ...total, campaign: '', sessions: 0 });
      return bytes;
    }
    const { campaign, isNew } = tabs.add(sessionId, event);
    const key = toFirstKey(event);
    const isFirst = !found.firsts.has(key) && !firsts.has(key);
    if (isFirst) firsts.set(key, { action, day: event.day, name, sessionId });
    totals.push({ ...total, campaign, sessions: Number(isFirst) });
    return bytes + (isNew ? countTabBytes(event) : 0) + (isFirst ? countFirstBytes(event) : 0);
  };

  const take = (event: StoredEvent, senders: readonly Sender[]): boolean => {
    const { eventId } = event;
    if (eventId !== null && seen.has(eventId)) return false;
    if (eventId !== null) seen.add(eventId);
    usage.add(senders, add(event));
    return true;
  };

  const countCall = (
    { source, events, filtered, rejected, clockShiftMs }: ValidatedCall,
    accepted: number,
  ) => {
    count(source, 'accepted', '', accepted);
    count(source, 'duplicate', '', events.length - accepted);
    if (clockShiftMs !== 0) count(source, 'corrected', '', accepted);
    for (const { reason } of filtered) count(source, 'filtered', reason, 1);
    for (const { code } of rejected) count(source, 'rejected', code, 1);
  };

  const receipts = calls.map((call): Receipt | QuotaExceeded => {
    const { source, senders } = call;
    // Events that are already stored need no room. Their sender only missed the response.
    const missing = call.events.filter(({ eventId }) => eventId === null || !seen.has(eventId));
    const quota = missing.length > 0 ? usage.findExceeded(senders, estimateBytes(missing)) : undefined;
    if (quota) return new QuotaExceeded(quota, now);
    const taken = new Set(call.events.filter((event) => take(event, senders)));
    const described = call.events.map((event) =>
      describeStored(event, taken.has(event) ? 'accepted' : 'duplicate'),
    );
    if (source !== ownSource)
      for (const event of [...call.refused, ...described].slice(-maxRecent))
        recent.push({ ...event, source, receivedAt: now.toISOString() });
    countCall(call, taken.size);
    return { accepted: taken.size, duplicates: call.events.length - taken.size };
  });

  const pending: Omit<PendingTotals, 'id'> = {
    day,
    usage: Object.fromEntries(usage.added),
    deltas: {
      totals: sumRows(totalTables.site, totals),
      sourceTotals: sumRows(totalTables.sources, sourceTotals),
      outcomes: sumRows(totalTables.outcomes, outcomes),
      recent: keepLatest(recent),
    },
  };
  const rows = {
    events,
    tabs: tabs.listChanged(),
    firsts: [...firsts.values()],
    pending: outcomes.length + recent.length > 0 ? [pending] : [],
  };
  return { receipts, rows };
}

/** Combines a group's events by tab, in their order. */
function createTabs(stored: ReadonlyMap<string, StoredTab>) {
  const tabs = new Map<string, Tab>();
  const isChanged = (tab: Tab) => {
    const before = stored.get(tab.sessionId);
    if (!before || tab.firstTouch || tab.lastTouch || tab.startedAt < before.startedAt) return true;
    return Date.parse(tab.lastAt) > Date.parse(before.lastAt) + precisionMs;
  };
  return {
    /** Returns the campaign that had brought the tab last at the time, or ''. */
    add(sessionId: string, event: StoredEvent) {
      const { occurredAt, deviceClass, browserFamily, pageRoute, firstTouch, lastTouch } = event;
      const known = tabs.get(sessionId);
      const tab = known ?? {
        sessionId,
        startedAt: occurredAt,
        lastAt: occurredAt,
        deviceClass,
        browserFamily,
        landingRoute: pageRoute,
        firstTouch,
        lastTouch,
      };
      tabs.set(sessionId, tab);
      if (occurredAt < tab.startedAt) tab.startedAt = occurredAt;
      if (occurredAt > tab.lastAt) tab.lastAt = occurredAt;
      tab.landingRoute ??= pageRoute;
      tab.firstTouch ??= firstTouch;
      tab.lastTouch = lastTouch ?? tab.lastTouch;
      const before = stored.get(sessionId);
      const campaign = tab.lastTouch ? tab.lastTouch.campaign : before?.campaign;
      return { campaign: campaign ?? '', isNew: !known && !before };
    },
    /** Those that aren't stored as they are now. */
    listChanged: () => [...tabs.values()].filter(isChanged),
  };
}
