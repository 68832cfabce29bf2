import type { SqliteDatabase } from '../../../platform/database/database.ts';
import { createDailyTotals } from '../ingestion/daily-totals.ts';
import { prepareDailyTotals, prepareOutcomeCounts, prepareUsage } from '../ingestion/ingestion.repository.ts';
import { prepareRecentEvents, prepareSourceTotals } from '../sources/source-events.repository.ts';
import { createSourceTotals, groupByName } from '../sources/source-totals.ts';
import { listDeltas, prepareDeltaRemoval } from './deltas.repository.ts';

/** Adds deltas to SQLite's tables. Only a copy of a PostgreSQL database has any. */
export async function addCopiedDeltas(database: SqliteDatabase): Promise<void> {
  const copied = await listDeltas(database.db);
  if (copied.length === 0) return;
  const totals = createDailyTotals(prepareDailyTotals(database));
  const sourceTotals = createSourceTotals(prepareSourceTotals(database));
  const usage = prepareUsage(database);
  const addOutcome = prepareOutcomeCounts(database);
  const addRecent = prepareRecentEvents(database);
  const removeAll = prepareDeltaRemoval(database);
  await database.writeTogether(() => {
    for (const { day, usage: used, deltas } of copied) {
      for (const total of deltas.totals) totals.add(total);
      for (const named of groupByName(deltas.sourceTotals)) sourceTotals.add(named);
      for (const [sender, bytes] of Object.entries(used)) usage.add(day, sender, bytes);
      for (const outcome of deltas.outcomes) addOutcome(outcome);
      addRecent(deltas.recent);
    }
    totals.write();
    sourceTotals.write();
    removeAll();
    return copied;
  });
}
