import type { Db } from '../../../platform/database/database.ts';
import { isConflict, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { addDeltasIfPossible } from './deltas.ts';

/** Reads figures from the replica, or the database itself, once its totals are complete. */
export type ReadReports = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

type Dependencies = { db: Db; replica: Db | undefined; logger: Pick<Logger, 'warn'> };

/**
 * Reports may take long, so they read the replica if there is one. They read the database itself while it's down, and when
 * it cancels a report that is in the way of changes.
 */
export function createReportReader({ db, replica, logger }: Dependencies): ReadReports {
  let isDown = false;
  return async (read) => {
    await addDeltasIfPossible(db);
    if (!replica) return read(db);
    try {
      const result = await read(replica);
      isDown = false;
      return result;
    } catch (cause) {
      if (isConflict(cause)) return read(db);
      if (!isStorageError(cause)) throw cause;
      if (!isDown) logger.warn({ err: cause }, 'the replica is down: reports read the database itself');
      isDown = true;
      return read(db);
    }
  };
}
