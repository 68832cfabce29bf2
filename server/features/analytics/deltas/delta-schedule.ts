import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { addDeltas } from './deltas.ts';

type DeltaSchedule = {
  /** Adds the deltas that a group has just stored, a moment later. */
  schedule: () => void;
  /** Adds the rest now, as far as there is time. */
  close: () => Promise<void>;
};

/** How long deltas wait, so that those of many groups are added together. */
const pauseMs = 200;
const failedPauseMs = 5000;
const maxClosingMs = 1000;

/** Adds deltas in the background, one run at a time, because others would only hold connections. */
export function createDeltaSchedule(db: Db, logger: Logger): DeltaSchedule {
  let timer: NodeJS.Timeout | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  let isDue = false;
  let isClosed = false;

  const schedule = (afterMs = pauseMs) => {
    isDue = true;
    if (isClosed) return;
    timer ??= setTimeout(() => {
      adding = addAndReschedule();
    }, afterMs).unref();
  };

  async function addAndReschedule(): Promise<void> {
    isDue = false;
    const isAdded = await add({ isPatient: false });
    timer = undefined;
    if (isAdded !== true) schedule(isAdded === undefined ? failedPauseMs : pauseMs);
    else if (isDue) schedule();
  }

  /** Returns undefined if it failed. The next try adds the same deltas, which count toward quotas until then. */
  async function add(options: Parameters<typeof addDeltas>[1]): Promise<boolean | undefined> {
    try {
      return await addDeltas(db, options);
    } catch (cause) {
      if (!isLocked(cause) && !isStorageError(cause))
        logger.error({ err: cause }, 'totals could not be added');
      return undefined;
    }
  }

  // A process that was killed may have left some behind.
  schedule();
  return {
    schedule: () => schedule(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await adding;
      await add({ isPatient: true, maxMs: maxClosingMs });
    },
  };
}
