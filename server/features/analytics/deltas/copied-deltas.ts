import type { SqliteDatabase } from '../../../platform/database/database.ts';
import { isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { createDailyTotals } from '../ingestion/daily-totals.ts';
import { prepareDailyTotals, prepareOutcomeCounts, prepareUsage } from '../ingestion/ingestion.repository.ts';
import { prepareRecentEvents, prepareSourceTotals } from '../sources/source-events.repository.ts';
import { createSourceTotals, groupByName } from '../sources/source-totals.ts';
import { prepareCopiedDeltas } from './deltas.repository.ts';

/** Adds deltas to SQLite's tables. Only a copy of a PostgreSQL database has any. */
export async function addCopiedDeltas(
  database: SqliteDatabase,
  logger: Pick<Logger, 'error'>,
): Promise<void> {
  const copied = prepareCopiedDeltas(database);
  const usage = prepareUsage(database);
  const addOutcome = prepareOutcomeCounts(database);
  const addRecent = prepareRecentEvents(database);
  for (const id of copied.list()) {
    const totals = createDailyTotals(prepareDailyTotals(database));
    const sourceTotals = createSourceTotals(prepareSourceTotals(database));
    try {
      await database.writeTogether(() => {
        const { day, usage: used, deltas } = copied.take(id);
        for (const total of deltas.totals) totals.add(total);
        for (const named of groupByName(deltas.sourceTotals)) sourceTotals.add(named);
        for (const [sender, bytes] of Object.entries(used)) usage.add(day, sender, bytes);
        for (const outcome of deltas.outcomes) addOutcome(outcome);
        addRecent(deltas.recent);
        totals.write();
        sourceTotals.write();
        return deltas;
      });
    } catch (cause) {
      if (isStorageError(cause)) throw cause;
      logger.error({ err: cause, id }, 'totals could not be added');
      await database.writeTogether(() => {
        copied.leave(id);
        return {};
      });
    }
  }
}
