import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import { createUnavailable } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { messages } from '../messages.ts';
import type { ValidatedCall } from '../read-call.ts';
import type { EventStore } from './event-store.ts';
import type { Receipt } from './group.ts';
import { QuotaExceeded } from './quotas.ts';

export type Ingestion = ReturnType<typeof createIngestion>;

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
const retrySeconds = 5;
const fullRetrySeconds = 300;

type Dependencies = {
  store: EventStore;
  logger: Logger;
  /** False when the rest of the disk is reserved for writes that people wait for. */
  hasRoom: () => boolean;
};

/**
 * Stores events in groups: all calls of a few turns of the event loop share a transaction, so that one fsync is enough
 * for all of them. It is started by `setImmediate`, because a timer would delay clients that wait for their responses.
 */
export function createIngestion({ store, logger, hasRoom }: Dependencies) {
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

  /** Writes the result of `take`, once the connection is free, so that calls that arrive meanwhile are included. */
  const commit = async (take: () => readonly Waiting[]): Promise<void> => {
    let group: readonly Waiting[] = [];
    try {
      const receipts = await store.write(() => {
        group = take();
        return group.map(({ call }) => call);
      });
      group.forEach(({ resolve, reject }, index) => {
        const receipt = receipts[index] ?? { accepted: 0, duplicates: 0 };
        if (receipt instanceof QuotaExceeded) reject(receipt);
        else resolve(receipt);
      });
    } catch (cause) {
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
    /**
     * Resolves once the call's events are on disk. Rejects with 503 when they aren't or too many calls are waiting, and
     * with 429 when a daily quota doesn't have room for them.
     */
    store(call: ValidatedCall): Promise<Receipt> {
      if (!hasRoom()) throw createUnavailable(fullRetrySeconds, messages.diskFull);
      if (waiting.length >= maxWaitingCalls || waitingEvents >= maxWaitingEvents) {
        throw createUnavailable(retrySeconds, messages.overloaded);
      }
      const { promise, resolve, reject } = Promise.withResolvers<Receipt>();
      waiting.push({ call, resolve, reject });
      waitingEvents += call.events.length;
      schedule();
      return promise;
    },
    tryOut: store.tryOut,
    noteRefusal: store.noteRefusal,
    /** Starts writing the counts of refused calls even when there is nothing else to write. */
    start() {
      timer = setInterval(() => {
        if (store.hasRefusals()) schedule();
      }, refusalsPauseMs).unref();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      if (store.hasRefusals()) schedule();
      while (isScheduled) {
        await nextTurn();
        await flushing;
      }
    },
  };
}
