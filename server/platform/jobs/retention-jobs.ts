import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db, PostgresDatabase } from '../database/database.ts';
import { isLocked } from '../database/database-errors.ts';
import type { Logger } from '../observability/logger.ts';
export type RetentionJob = {
  name: string;
  /** Removes up to `max` rows and returns how many it removed. */
  removeSome: (db: Db, now: Date, max: number) => Promise<number>;
};

/** Few enough that a request that arrives in the meantime isn't noticeably delayed. */
const rowsAtOnce = 200;
const firstPauseMs = 60_000;
const pauseMs = 3_600_000;
const lockedPauseMs = 60_000;

type Dependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  kinds: readonly RetentionJob[];
  /** Lets only one process at a time remove data. Undefined if this is the only process. */
  channels?: Pick<PostgresDatabase, 'runAlone'> | undefined;
};

/** Removes expired data, so that nothing personal is kept longer than needed. */
export function createRetentionJobs({ db, clock, logger, kinds, channels }: Dependencies) {
  let timer: NodeJS.Timeout | undefined;
  let isDisposed = false;

  /** Returns how long to wait until the next run. */
  async function runAll(): Promise<number> {
    for (const { name, removeSome } of kinds) {
      try {
        let removed = 0;
        let last = rowsAtOnce;
        while (last === rowsAtOnce && !isDisposed) {
          last = await removeSome(db, clock.now(), rowsAtOnce);
          removed += last;
          await yieldToRequests();
        }
        if (removed > 0) logger.info({ name, removed }, 'expired data removed');
      } catch (cause) {
        // The database logs another process's lock itself, and the next run is soon.
        if (isLocked(cause)) return lockedPauseMs;
        if (!isDisposed) logger.error({ err: cause, name }, 'retention job failed');
      }
    }
    return pauseMs;
  }

  async function runAlone(): Promise<number> {
    try {
      return channels ? ((await channels.runAlone('retention', runAll)) ?? pauseMs) : await runAll();
    } catch (cause) {
      logger.error({ err: cause }, 'retention job failed');
      return lockedPauseMs;
    }
  }

  function schedule(afterMs: number) {
    if (isDisposed) return;
    timer = setTimeout(() => void runAlone().then(schedule), afterMs).unref();
  }

  return {
    /** Removes everything that has expired. One job's failure doesn't stop the others. */
    async run() {
      await runAlone();
    },
    start: () => schedule(firstPauseMs),
    [Symbol.dispose]() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
