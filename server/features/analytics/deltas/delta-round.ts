import type { Db } from '../../../platform/database/database.ts';
import { createDailyTotals, fold, type Total, toKey } from '../ingestion/daily-totals.ts';
import type { OutcomeCount } from '../ingestion/ingestion-counts.ts';
import { createSourceTotalsWriter } from '../sources/postgres-source-totals.repository.ts';
import { maxRecent, type StoredRecent } from '../sources/recent-events.ts';
import { addRecentEvents } from '../sources/source-events.repository.ts';
import type { StoredDeltas } from './deltas.repository.ts';
import { addOutcomes, addTotals, addUsage, findTotals, type Usage } from './postgres-totals.repository.ts';

/** The maximum number of pieces and days per transaction, because all of its sums are in memory. */
const maxPieces = 20;
const maxDays = 50;

/** Adds up deltas in a transaction, and writes the sums to the tables at its end. */
export function createDeltaRound(trx: Db) {
  const totals = createTotalsWriter(trx);
  const sourceTotals = createSourceTotalsWriter(trx);
  const usage: Usage[] = [];
  const outcomes: OutcomeCount[] = [];
  let recent: readonly StoredRecent[] = [];
  let pieces = 0;

  return {
    isLarge: () => pieces >= maxPieces || sourceTotals.countDays() >= maxDays,
    async add(taken: readonly StoredDeltas[]): Promise<void> {
      pieces += 1;
      await totals.add(taken.flatMap(({ deltas }) => deltas.totals));
      await sourceTotals.add(taken.flatMap(({ deltas }) => deltas.sourceTotals));
      for (const { day, usage: used, deltas } of taken) {
        for (const [sender, bytes] of Object.entries(used)) usage.push({ day, sender, bytes });
        outcomes.push(...deltas.outcomes);
      }
      recent = keepLatest([...recent, ...taken.flatMap(({ deltas }) => deltas.recent)]);
    },
    async write(): Promise<void> {
      await totals.write();
      await sourceTotals.write();
      await addUsage(trx, usage);
      await addOutcomes(trx, outcomes);
      await addRecentEvents(trx, recent);
    },
  };
}

function createTotalsWriter(trx: Db) {
  const rowsByDay = new Map<string, number>();
  const stored = new Set<string>();
  const summed: Total[] = [];
  const totals = createDailyTotals({
    countRows: (day) => rowsByDay.get(day) ?? 0,
    hasRow: (dimensions) => stored.has(toKey(dimensions)),
    add: (total) => void summed.push(total),
  });
  return {
    async add(added: readonly Total[]): Promise<void> {
      if (added.length === 0) return;
      const asked = added.flatMap((total) => [total, fold(total)]);
      const distinct = [...new Map(asked.map((dimensions) => [toKey(dimensions), dimensions])).values()];
      const found = await findTotals(trx, distinct);
      for (const [day, rows] of found.rowsByDay) if (!rowsByDay.has(day)) rowsByDay.set(day, rows);
      for (const total of found.stored) stored.add(toKey(total));
      for (const total of added) totals.add(total);
    },
    async write(): Promise<void> {
      totals.write();
      await addTotals(trx, summed);
    },
  };
}

/** Keeps the latest events of each source, in order. */
function keepLatest(events: readonly StoredRecent[]): readonly StoredRecent[] {
  const bySource = Map.groupBy(events, ({ source }) => source);
  return [...bySource.values()].flatMap((ofSource) => ofSource.slice(-maxRecent));
}
