import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { addDeltas } from './deltas.ts';

/** How long a report waits for its figures to be complete. */
const maxMs = 1000;
/** For how long reports don't wait at all after that wasn't enough. */
const lagMs = 5000;

/**
 * Creates the function that reports call before they read. If adding everything takes too long, or the database is busy
 * or down, figures lag behind instead of failing. Reports that run at the same time share the work.
 */
export function createFigureCompleter(db: Db, logger: Pick<Logger, 'error'>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let lagsUntil = 0;

  async function complete(): Promise<void> {
    next = undefined;
    try {
      if (performance.now() < lagsUntil) return;
      if (!(await addDeltas(db, { isPatient: true, maxMs }))) lagsUntil = performance.now() + lagMs;
    } catch (cause) {
      if (isLocked(cause)) lagsUntil = performance.now() + lagMs;
      else if (!isStorageError(cause)) logger.error({ err: cause }, 'totals could not be added');
    }
  }

  const start = () => {
    const started = complete().finally(() => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  };

  // A run in progress may have started before the caller's events were stored.
  return () => {
    if (!current) return start();
    next ??= current.then(start);
    return next;
  };
}
