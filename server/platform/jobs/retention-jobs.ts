import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { isLocked } from '../database/wait-out-lock.ts';
import type { Logger } from '../observability/logger.ts';

/** One kind of thing that is over. */
export type RetentionJob = {
  /** For the log. */
  name: string;
  /** Removes at most `most` of them and returns how many it removed. */
  removeSome: (db: Db, now: Date, most: number) => Promise<number>;
};

export type RetentionJobs = Disposable & {
  /** Sweeps in the background from here on. */
  start: () => void;
  /** Removes everything that is over now. A sweep that fails does not hold up the others. */
  sweep: () => Promise<void>;
};

/** Small enough that a request which comes meanwhile does not notice. */
const rowsAtOnce = 200;
const firstPauseMs = 60_000;
const pauseMs = 3_600_000;
const lockedPauseMs = 60_000;

type Dependencies = { db: Db; clock: Clock; logger: Logger; sweeps: readonly RetentionJob[] };

/** Removes what is over, so that nothing personal is kept for longer than it serves. */
export function createRetentionJobs({ db, clock, logger, sweeps }: Dependencies): RetentionJobs {
  let timer: NodeJS.Timeout | undefined;
  let isDisposed = false;

  /** Returns how long to wait until the next time. */
  async function sweepAll(): Promise<number> {
    for (const { name, removeSome } of sweeps) {
      try {
        let removed = 0;
        let last = rowsAtOnce;
        while (last === rowsAtOnce && !isDisposed) {
          last = await removeSome(db, clock.now(), rowsAtOnce);
          removed += last;
          await yieldToRequests();
        }
        if (removed > 0) logger.info({ name, removed }, 'swept');
      } catch (cause) {
        // The database itself tells of a lock that another process holds; the sweeps come back soon.
        if (isLocked(cause)) return lockedPauseMs;
        if (!isDisposed) logger.error({ err: cause, name }, 'sweeping failed');
      }
    }
    return pauseMs;
  }

  function schedule(afterMs: number) {
    if (isDisposed) return;
    timer = setTimeout(() => void sweepAll().then(schedule), afterMs).unref();
  }

  return {
    async sweep() {
      await sweepAll();
    },
    start: () => schedule(firstPauseMs),
    [Symbol.dispose]() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

/** What a DELETE says of itself, as the answer of `removeSome`. */
export function countRemoved({ numDeletedRows }: { numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}
