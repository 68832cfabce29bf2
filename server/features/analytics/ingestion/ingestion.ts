import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FilteredEvent, RejectedEvent } from '../../../../shared/api/analytics.ts';
import type { Clock } from '../../../platform/clock.ts';
import { toDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isLocked } from '../../../platform/database/wait-out-lock.ts';
import { isStorageError } from '../../../platform/http/error-handler.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { createDiskFullError, createOverloadError } from '../overload-errors.ts';
import { QuotaExceeded } from '../quota-errors.ts';
import type { DailyBytes, Sender } from './daily-bytes.ts';
import { createEventWriter } from './event-writer.ts';
import { createIngestionCounts } from './ingestion-counts.ts';
import type { StoredEvent } from './stored-event.ts';

/** The validated events of a call, before anything is written. */
export type ValidatedCall = {
  sender: Sender;
  events: readonly StoredEvent[];
  filtered: FilteredEvent[];
  rejected: RejectedEvent[];
};
type Receipt = { accepted: number; duplicates: number };

export type Ingestion = AsyncDisposable & {
  /**
   * Resolves once the call's events are on disk. Rejects with 503 when they aren't or too many calls are waiting, and
   * with 429 when a daily quota doesn't have room for them.
   */
  store: (call: ValidatedCall) => Promise<Receipt>;
  /** Counts a call that was refused as a whole. The next transaction writes it. */
  noteRefusal: (code: string) => void;
  /** Starts writing such counts even when nothing else is written. */
  start: () => void;
};

type Waiting = {
  call: ValidatedCall;
  resolve: (receipt: Receipt) => void;
  reject: (cause: unknown) => void;
};

/** A few seconds of work at the maximum rate. Beyond that, a client would give up before its response. */
const maxWaitingEvents = 20_000;
const maxWaitingCalls = 4000;
/** Some milliseconds of work. The rest waits for the next turn, between other requests. */
const maxEventsPerTransaction = 1000;
/** How many more turns of the event loop a growing group stays open, so that calls already here join it. */
const maxTurns = 2;
const refusalsPauseMs = 10_000;

type Dependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** False when the rest of the disk is reserved for writes that people wait for. */
  hasRoom: () => boolean;
  dailyBytes: DailyBytes;
};

/**
 * Stores events in groups: all calls of a few turns of the event loop share a transaction, so that one fsync is enough
 * for all of them. It is started by `setImmediate`, because a timer would delay clients that wait for their responses.
 */
export function createIngestion({ database, clock, logger, hasRoom, dailyBytes }: Dependencies): Ingestion {
  const writer = createEventWriter(database);
  const counts = createIngestionCounts(database);
  const waiting: Waiting[] = [];
  let waitingEvents = 0;
  let isScheduled = false;
  let flushing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    let seen = 0;
    let turns = 0;
    const look = () => {
      if (waiting.length > seen && turns < maxTurns) {
        seen = waiting.length;
        turns += 1;
        setImmediate(look);
      } else flushing = flush();
    };
    setImmediate(look);
  };

  const takeGroup = (): Waiting[] => {
    let events = 0;
    let end = 0;
    for (const { call } of waiting) {
      events += call.events.length;
      if (end > 0 && events > maxEventsPerTransaction) break;
      end += 1;
    }
    const group = waiting.splice(0, end);
    for (const { call } of group) waitingEvents -= call.events.length;
    return group;
  };

  const takeAll = (): Waiting[] => {
    waitingEvents = 0;
    return waiting.splice(0);
  };

  const checkQuotas = ({ sender, events }: ValidatedCall): QuotaExceeded | undefined => {
    if (dailyBytes.findExceeded(sender, writer.estimate(events)) === undefined) return undefined;
    // Events that are already stored need no room. Their sender only missed the response.
    const added = events.filter((event) => !writer.isStored(event));
    if (added.length === 0) return undefined;
    const quota = dailyBytes.findExceeded(sender, writer.estimate(added));
    return quota && new QuotaExceeded(quota, clock.now());
  };

  const writeCall = (call: ValidatedCall): Receipt | QuotaExceeded => {
    const exceeded = checkQuotas(call);
    if (exceeded) return exceeded;
    const { sender, events, filtered, rejected } = call;
    let accepted = 0;
    let bytes = 0;
    for (const event of events) {
      const stored = writer.write(event);
      accepted += Number(stored > 0);
      bytes += stored;
    }
    dailyBytes.add(sender, bytes);
    const duplicates = events.length - accepted;
    counts.add('accepted', '', accepted);
    counts.add('duplicate', '', duplicates);
    for (const { reason } of filtered) counts.add('filtered', reason, 1);
    for (const { code } of rejected) counts.add('rejected', code, 1);
    return { accepted, duplicates };
  };

  /** Writes the result of `take`, once the connection is free, so that calls that arrive meanwhile are included. */
  const commit = async (take: () => readonly Waiting[]): Promise<void> => {
    let group: readonly Waiting[] = [];
    try {
      const receipts = await database.writeTogether(() => {
        group = take();
        const day = toDay(clock.now());
        writer.begin();
        dailyBytes.begin(day);
        const written = group.map(({ call }) => writeCall(call));
        writer.finish();
        dailyBytes.write();
        counts.write(day);
        return written;
      });
      counts.settle(true);
      dailyBytes.settle(true);
      group.forEach(({ resolve, reject }, index) => {
        const receipt = receipts[index] ?? { accepted: 0, duplicates: 0 };
        if (receipt instanceof QuotaExceeded) reject(receipt);
        else resolve(receipt);
      });
    } catch (cause) {
      writer.forget();
      counts.settle(false);
      dailyBytes.settle(false);
      // A full disk affects everyone. Anything else is the problem of one call and must not affect the others.
      if (group.length === 1 || isStorageError(cause)) for (const { reject } of group) reject(cause);
      // A transaction that can't begin has no group to refuse, and must not keep the next calls from being tried.
      else for (const one of group) await commit(() => [one]).catch(one.reject);
      if (group.length === 0) throw cause;
    }
  };

  const flush = async () => {
    try {
      await commit(takeGroup);
    } catch (cause) {
      // While another process holds the lock, later groups would wait just as long. The database has logged it.
      const refused = isLocked(cause) ? takeAll() : takeGroup();
      if (!isLocked(cause)) logger.error({ err: cause }, 'events could not be written');
      for (const { reject } of refused) reject(cause);
    } finally {
      isScheduled = false;
      if (waiting.length > 0) schedule();
    }
  };

  return {
    store(call) {
      if (!hasRoom()) throw createDiskFullError();
      if (waiting.length >= maxWaitingCalls || waitingEvents >= maxWaitingEvents) throw createOverloadError();
      const { promise, resolve, reject } = Promise.withResolvers<Receipt>();
      waiting.push({ call, resolve, reject });
      waitingEvents += call.events.length;
      schedule();
      return promise;
    },
    noteRefusal: counts.refuse,
    start() {
      timer = setInterval(() => {
        if (counts.hasRefused()) schedule();
      }, refusalsPauseMs).unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      if (counts.hasRefused()) schedule();
      while (isScheduled) {
        await nextTurn();
        await flushing;
      }
    },
  };
}
