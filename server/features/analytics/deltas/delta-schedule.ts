import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { addDeltas, addDeltasIfPossible } from './deltas.ts';

type DeltaSchedule = {
  /** Adds what a group has just left, a moment later. */
  schedule: () => void;
  /** Adds the rest now. */
  close: () => Promise<void>;
};

/** How long the sums of groups wait, so that those of many groups are added together. */
const pauseMs = 200;
const failedPauseMs = 5000;

/** Adds deltas in the background, once at a time, since all but one would only hold connections. */
export function createDeltaSchedule(db: Db, logger: Logger): DeltaSchedule {
  let timer: NodeJS.Timeout | undefined;
  let adding: Promise<void> = Promise.resolve();
  let isDue = false;
  let isClosed = false;

  const schedule = (afterMs = pauseMs) => {
    isDue = true;
    if (isClosed) return;
    timer ??= setTimeout(() => {
      adding = add();
    }, afterMs).unref();
  };

  async function add(): Promise<void> {
    let afterMs = pauseMs;
    isDue = false;
    try {
      if (!(await addDeltas(db, { isPatient: false }))) isDue = true;
    } catch (cause) {
      // They are counted as used meanwhile, and the next try takes them.
      if (!isLocked(cause) && !isStorageError(cause))
        logger.error({ err: cause }, 'totals could not be added');
      isDue = true;
      afterMs = failedPauseMs;
    }
    timer = undefined;
    if (isDue) schedule(afterMs);
  }

  // A process that was killed may have left some.
  schedule();
  return {
    schedule: () => schedule(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await adding;
      await addDeltasIfPossible(db);
    },
  };
}
