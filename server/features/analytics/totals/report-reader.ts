import type { Db } from '../../../platform/database/database.ts';
import { isConflict, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';

/** Reads figures from the replica, or the database itself, once its totals are complete. */
export type ReadReports = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

type Dependencies = {
  db: Db;
  replica: Db | undefined;
  /** Whether the replica has what the database has. */
  isFollowing: (replica: Db) => Promise<boolean>;
  completeFigures: () => Promise<void>;
  logger: Pick<Logger, 'warn'>;
};

/**
 * Reports may take long, so they read the replica if there is one. They read the database itself while the replica is
 * down or doesn't follow, and when it cancels a report that is in the way of changes.
 */
export function createReportReader(dependencies: Dependencies): ReadReports {
  const { db, replica, isFollowing, completeFigures, logger } = dependencies;
  let isUsable = true;
  const note = (isUsableNow: boolean, warning: string, err?: unknown) => {
    if (isUsable && !isUsableNow) logger.warn({ err }, `${warning}: reports read the database itself`);
    isUsable = isUsableNow;
  };
  return async (read) => {
    await completeFigures();
    if (!replica) return read(db);
    try {
      note(await isFollowing(replica), 'the replica does not follow the database');
      if (isUsable) return await read(replica);
    } catch (cause) {
      if (isConflict(cause)) return read(db);
      if (!isStorageError(cause)) throw cause;
      note(false, 'the replica is down', cause);
    }
    return read(db);
  };
}
