import { ownSource } from '../../../../shared/api/analytics.ts';
import { type Clock, toDay } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { createDeltaSchedule } from '../deltas/delta-schedule.ts';
import { QuotaExceeded } from '../quota-errors.ts';
import { createRecentEvents } from '../sources/recent-events.ts';
import { groupByName, listTotals } from '../sources/source-totals.ts';
import { createDailyBytes, type DailyByteLimits } from './daily-bytes.ts';
import { createDailyTotals, type Total } from './daily-totals.ts';
import type { GroupStore, Receipt, ValidatedCall } from './event-store.ts';
import { createIngestionCounts, type OutcomeCount } from './ingestion-counts.ts';
import {
  type First,
  findStored,
  insertGroup,
  lockUsage,
  StoredMeanwhile,
} from './postgres-events.repository.ts';
import { countEventBytes, countFirstBytes, countSessionBytes, estimateBytes } from './stored-bytes.ts';
import type { StoredEvent } from './stored-event.ts';
import { combineTabs } from './tab-changes.ts';

/** With less of a quota left than this many groups need, groups of several processes take turns. */
const parallelGroups = 10;
/** Each means that another group was stored. */
const maxTries = 10;

type Dependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  limits: DailyByteLimits;
  hash: (text: string) => string;
};

/** A call of a group, with those of its events that may be new, or the quota that refuses it. */
type Admitted = { call: ValidatedCall; fresh: readonly StoredEvent[]; exceeded?: QuotaExceeded };

/**
 * Looks up what a group may repeat with one statement, and writes it with another one. What would change the same rows
 * in every group, such as totals, becomes one new row of the group's own, so that groups of several processes never wait
 * for each other. A moment later, one process at a time adds those rows to the tables.
 */
export function createPostgresEventStore({ db, clock, logger, limits, hash }: Dependencies): GroupStore {
  let outcomes: OutcomeCount[] = [];
  const counts = createIngestionCounts((count) => void outcomes.push(count));
  const recent = createRecentEvents();
  let lookups = 0;

  const countBytes = (bytes: ReadonlyMap<string, number>, added: Map<string, number>, day: string) => {
    const usage = {
      findBytes: (_day: string, sender: string) => bytes.get(sender) ?? 0,
      add: (_day: string, sender: string, count: number) => void added.set(sender, count),
    };
    const dailyBytes = createDailyBytes({ usage, limits, hash });
    dailyBytes.begin(day);
    return dailyBytes;
  };

  /** What is stored of what a group may change, and which of its calls have room. */
  async function admit(db: Db, calls: readonly ValidatedCall[], day: string) {
    const hashing = countBytes(new Map(), new Map(), day);
    const events = calls.flatMap((call) => call.events);
    const own = events.filter(isOwn);
    lookups += 1;
    const stored = await findStored(db, {
      // A plan for small tables reads them as a whole, so each doubling gets a new one.
      plan: Math.floor(Math.log2(lookups)),
      day,
      senders: ['', ...new Set(calls.flatMap(({ senders }) => senders.map(hashing.hashSender)))],
      eventIds: events.flatMap(({ eventId }) => eventId ?? []),
      tabs: [...new Set(own.flatMap(({ sessionId }) => sessionId ?? []))],
      firsts: [...listFirsts(own)].map(([key, { first }]) => ({ key, ...first })),
    });
    const quotas = countBytes(stored.bytes, new Map(), day);
    const needed = parallelGroups * estimateBytes(events);
    const isTight = calls.some(({ senders }) => quotas.findExceeded(senders, needed));
    const seen = new Set(stored.eventIds);
    const admitted = calls.map((call): Admitted => {
      const { senders } = call;
      // Events that are already stored need no room. Their sender only missed the response.
      const missing = call.events.filter(({ eventId }) => eventId === null || !seen.has(eventId));
      const bytes = estimateBytes(missing);
      const quota = bytes > 0 ? quotas.findExceeded(senders, bytes) : undefined;
      if (quota) return { call, fresh: [], exceeded: new QuotaExceeded(quota, clock.now()) };
      quotas.add(senders, bytes);
      return { call, fresh: missing.filter((event) => isFirstOfItsId(event, seen)) };
    });
    return { admitted, stored, isTight };
  }

  async function insert(db: Db, { admitted, stored }: Awaited<ReturnType<typeof admit>>, day: string) {
    const events = admitted.flatMap(({ fresh }) => fresh);
    const own = events.filter(isOwn);
    const { tabs, campaignOf } = combineTabs(own, stored.tabs);
    const firsts = [...listFirsts(own)].filter(([key]) => !stored.firsts.has(key));
    const firstEvents = new Set(firsts.map(([, { event }]) => event));
    const newTabs = new Set(tabs.map(({ sessionId }) => sessionId).filter((id) => !stored.tabs.has(id)));
    const measure = (event: StoredEvent) => {
      const isNewTab = isOwn(event) && event.sessionId !== null && newTabs.delete(event.sessionId);
      return (
        countEventBytes(event) +
        (isNewTab ? countSessionBytes(event) : 0) +
        (firstEvents.has(event) ? countFirstBytes(event) : 0)
      );
    };
    const added = new Map<string, number>();
    const bytes = countBytes(stored.bytes, added, day);
    const receipts = admitted.map(({ call, fresh, exceeded }) => {
      if (exceeded) return exceeded;
      bytes.add(
        call.senders,
        fresh.reduce((sum, event) => sum + measure(event), 0),
      );
      counts.addCall(call, fresh.length);
      const isAccepted = new Set(fresh);
      recent.addCall(call, (event) => isAccepted.has(event), clock.now().toISOString());
      return { accepted: fresh.length, duplicates: call.events.length - fresh.length };
    });
    bytes.write();
    outcomes = [];
    counts.write(day);
    const latest = recent.take();
    const totals = sumTotals(own, (event) => describeTotal(event, campaignOf(event), firstEvents.has(event)));
    const others = events.filter((event) => !isOwn(event));
    const sourceTotals = [...groupByName(others.flatMap(listTotals))].flat();
    const sums = { totals, sourceTotals, outcomes, recent: latest };
    await insertGroup(db, {
      events,
      tabs,
      firsts: firsts.map(([, { first }]) => first),
      deltas:
        outcomes.length + latest.length > 0 ? [{ day, usage: Object.fromEntries(added), deltas: sums }] : [],
    });
    return receipts;
  }

  async function writeGroup(db: Db, calls: readonly ValidatedCall[]): Promise<(Receipt | QuotaExceeded)[]> {
    const day = toDay(clock.now());
    const group = await admit(db, calls, day);
    if (!group.isTight) return insert(db, group, day);
    return db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (trx) => {
        await lockUsage(trx);
        return insert(trx, await admit(trx, calls, day), day);
      });
  }

  const settle = (isCommitted: boolean) => {
    counts.settle(isCommitted);
    recent.settle(isCommitted);
  };

  const deltas = createDeltaSchedule(db, logger);

  /** Tries again if another process has stored some of the group's events between its two statements. */
  async function writeNow(connection: Db, calls: readonly ValidatedCall[], triesLeft = maxTries) {
    try {
      const written = await writeGroup(connection, calls);
      settle(true);
      deltas.schedule();
      return written;
    } catch (cause) {
      settle(false);
      if (!(cause instanceof StoredMeanwhile) || triesLeft === 1) throw cause;
      return writeNow(connection, calls, triesLeft - 1);
    }
  }

  return {
    write: (take) => db.connection().execute((connection) => writeNow(connection, take())),
    noteRefusal(code, source) {
      counts.refuse(code, source);
      recent.refuse(code, source, clock.now().toISOString());
    },
    hasRefusals: counts.hasRefused,
    close: deltas.close,
  };
}

function isOwn({ source }: StoredEvent): boolean {
  return source === ownSource;
}

/** The first event of each tab and name on a day, by what tells them apart. */
function listFirsts(
  events: readonly StoredEvent[],
): ReadonlyMap<string, { event: StoredEvent; first: First }> {
  const found = new Map<string, { event: StoredEvent; first: First }>();
  for (const event of events) {
    const { action, name, sessionId, occurredAt } = event;
    if (sessionId === null) continue;
    const day = occurredAt.slice(0, 10);
    // Texts that differ here may be stored as the same.
    const key = `${sessionId} ${action} ${day} ${name}`.toWellFormed().replaceAll('\0', '\uFFFD');
    if (!found.has(key)) found.set(key, { event, first: { action, day, name, sessionId } });
  }
  return found;
}

function describeTotal(event: StoredEvent, campaign: string, isFirst: boolean): Total {
  const { action, name, carrier, device, occurredAt } = event;
  const dimensions = { action, name, carrier: carrier ?? '', deviceClass: device.deviceClass, campaign };
  return { day: occurredAt.slice(0, 10), ...dimensions, events: 1, sessions: Number(isFirst) };
}

/** A group adds up its own events. What the tables have room for is decided when its sums are added to them. */
function sumTotals(
  events: readonly StoredEvent[],
  describe: (event: StoredEvent) => Total,
): readonly Total[] {
  const summed: Total[] = [];
  const unlimited = { countRows: () => 0, hasRow: () => true };
  const totals = createDailyTotals({ ...unlimited, add: (total) => void summed.push(total) });
  for (const event of events) totals.add(describe(event));
  totals.write();
  return summed;
}

/** Whether an event is the first of its group with its id, which it then has seen. */
function isFirstOfItsId({ eventId }: StoredEvent, seen: Set<string>): boolean {
  if (eventId === null) return true;
  if (seen.has(eventId)) return false;
  seen.add(eventId);
  return true;
}
