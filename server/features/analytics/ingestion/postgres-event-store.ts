import { ownSource } from '../../../../shared/api/analytics.ts';
import { type Clock, toDay } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { findStoredIds } from '../analytics.repository.ts';
import { createDeltaSchedule } from '../deltas/delta-schedule.ts';
import { insertDeltas } from '../deltas/deltas.repository.ts';
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
  insertEvents,
  insertFirsts,
  lockUsage,
  upsertTabs,
} from './postgres-events.repository.ts';
import { countEventBytes, countFirstBytes, countSessionBytes, estimateBytes } from './stored-bytes.ts';
import type { StoredEvent } from './stored-event.ts';
import { combineTabs } from './tab-changes.ts';

/** With less of a quota left than this many groups need, groups of several processes take turns. */
const parallelGroups = 10;

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
 * Writes each group with one statement for each table. What would change the same rows in every group, such as totals,
 * becomes one new row of the group's own, so that groups of several processes never wait for each other. A moment later,
 * one process at a time adds those rows to the tables.
 */
export function createPostgresEventStore({ db, clock, logger, limits, hash }: Dependencies): GroupStore {
  let outcomes: OutcomeCount[] = [];
  const counts = createIngestionCounts((count) => void outcomes.push(count));
  const recent = createRecentEvents();

  const countBytes = (bytes: ReadonlyMap<string, number>, added: Map<string, number>, day: string) => {
    const usage = {
      findBytes: (_day: string, sender: string) => bytes.get(sender) ?? 0,
      add: (_day: string, sender: string, count: number) => void added.set(sender, count),
    };
    const dailyBytes = createDailyBytes({ usage, limits, hash });
    dailyBytes.begin(day);
    return dailyBytes;
  };

  /** Finds out which calls have room, as if all of their events were new. */
  async function admit(trx: Db, calls: readonly ValidatedCall[], day: string) {
    const hashing = countBytes(new Map(), new Map(), day);
    const events = calls.flatMap((call) => call.events);
    const wanted = {
      day,
      senders: ['', ...new Set(calls.flatMap(({ senders }) => senders.map(hashing.hashSender)))],
      eventIds: events.flatMap(({ eventId }) => eventId ?? []),
      sessionIds: [
        ...new Set(
          events.flatMap(({ source, sessionId }) => (source === ownSource ? (sessionId ?? []) : [])),
        ),
      ],
    };
    let stored = await findStored(trx, wanted);
    let quotas = countBytes(stored.bytes, new Map(), day);
    const needed = parallelGroups * estimateBytes(events);
    if (calls.some(({ senders }) => quotas.findExceeded(senders, needed))) {
      await lockUsage(trx);
      stored = await findStored(trx, wanted);
      quotas = countBytes(stored.bytes, new Map(), day);
    }
    const seen = new Set(stored.prunedIds);
    const admitted: Admitted[] = [];
    for (const call of calls) {
      const { senders } = call;
      const fresh = call.events.filter(({ eventId }) => eventId === null || !seen.has(eventId));
      let bytes = estimateBytes(fresh);
      if (quotas.findExceeded(senders, bytes) !== undefined) {
        // Events that are already stored need no room. Their sender only missed the response.
        const known = await findStoredIds(
          trx,
          fresh.flatMap(({ eventId }) => eventId ?? []),
        );
        bytes = estimateBytes(fresh.filter(({ eventId }) => eventId === null || !known.has(eventId)));
      }
      const quota = bytes > 0 ? quotas.findExceeded(senders, bytes) : undefined;
      if (quota) admitted.push({ call, fresh: [], exceeded: new QuotaExceeded(quota, clock.now()) });
      else {
        admitted.push({ call, fresh: fresh.filter((event) => isFirstOfItsId(event, seen)) });
        quotas.add(senders, bytes);
      }
    }
    return { admitted, stored };
  }

  async function writeGroup(trx: Db, calls: readonly ValidatedCall[]): Promise<(Receipt | QuotaExceeded)[]> {
    const day = toDay(clock.now());
    const { admitted, stored } = await admit(trx, calls, day);
    const fresh = admitted.flatMap((one) => one.fresh);
    const insertedIds = fresh.length > 0 ? await insertEvents(trx, fresh) : new Set<string>();
    const isStored = ({ eventId }: StoredEvent) => eventId === null || insertedIds.has(eventId);
    const written = fresh.filter(isStored);
    const own = written.filter(({ source }) => source === ownSource);
    const { tabs, campaignOf } = combineTabs(own, stored.tabs);
    if (tabs.length > 0) await upsertTabs(trx, tabs);
    const isFirst = await markFirsts(trx, own);
    const newTabs = new Set(tabs.map(({ sessionId }) => sessionId).filter((id) => !stored.tabs.has(id)));
    const measure = (event: StoredEvent) => {
      const isNewTab =
        event.source === ownSource && event.sessionId !== null && newTabs.delete(event.sessionId);
      return (
        countEventBytes(event) +
        (isNewTab ? countSessionBytes(event) : 0) +
        (isFirst(event) ? countFirstBytes(event) : 0)
      );
    };
    const added = new Map<string, number>();
    const bytes = countBytes(stored.bytes, added, day);
    const receipts = admitted.map(({ call, fresh: fromCall, exceeded }) => {
      if (exceeded) return exceeded;
      const accepted = fromCall.filter(isStored);
      bytes.add(
        call.senders,
        accepted.reduce((sum, event) => sum + measure(event), 0),
      );
      counts.addCall(call, accepted.length);
      const isAccepted = new Set(accepted);
      recent.addCall(call, (event) => isAccepted.has(event), clock.now().toISOString());
      return { accepted: accepted.length, duplicates: call.events.length - accepted.length };
    });
    bytes.write();
    outcomes = [];
    counts.write(day);
    const latest = recent.take();
    if (outcomes.length + latest.length > 0) {
      const totals = sumTotals(own, (event) => describeTotal(event, campaignOf(event), isFirst(event)));
      const others = written.filter(({ source }) => source !== ownSource);
      const sourceTotals = [...groupByName(others.flatMap(listTotals))].flat();
      const sums = { totals, sourceTotals, outcomes, recent: latest };
      await insertDeltas(trx, { day, usage: Object.fromEntries(added), deltas: sums });
    }
    return receipts;
  }

  const settle = (isCommitted: boolean) => {
    counts.settle(isCommitted);
    recent.settle(isCommitted);
  };

  const deltas = createDeltaSchedule(db, logger);

  return {
    async write(take) {
      try {
        // Takes no turn: the rows themselves say what is new.
        const written = await db
          .transaction()
          .setIsolationLevel('read committed')
          .execute((trx) => writeGroup(trx, take()));
        settle(true);
        deltas.schedule();
        return written;
      } catch (cause) {
        settle(false);
        throw cause;
      }
    },
    noteRefusal(code, source) {
      counts.refuse(code, source);
      recent.refuse(code, source, clock.now().toISOString());
    },
    hasRefusals: counts.hasRefused,
    close: deltas.close,
  };
}

/** Marks the first event of each tab and name on a day, and returns which ones those are. */
async function markFirsts(trx: Db, events: readonly StoredEvent[]): Promise<(event: StoredEvent) => boolean> {
  const candidates = new Map<string, { event: StoredEvent; first: First }>();
  for (const event of events) {
    const { action, name, sessionId, occurredAt } = event;
    if (sessionId === null) continue;
    const first = { action, name, sessionId, day: occurredAt.slice(0, 10) };
    const key = toFirstKey(first);
    if (!candidates.has(key)) candidates.set(key, { event, first });
  }
  if (candidates.size === 0) return () => false;
  const inserted = await insertFirsts(
    trx,
    [...candidates.values()].map(({ first }) => first),
  );
  const marked = new Set(inserted.map((first) => candidates.get(toFirstKey(first))?.event));
  return (event) => marked.has(event);
}

function toFirstKey({ action, day, name, sessionId }: First): string {
  return `${sessionId} ${action} ${day} ${name}`;
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
