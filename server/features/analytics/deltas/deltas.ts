import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import { isPostgres } from '../../../platform/database/engine-sql.ts';
import { createDailyTotals, fold, type Total, toKey } from '../ingestion/daily-totals.ts';
import type { OutcomeCount } from '../ingestion/ingestion-counts.ts';
import { addOutcomes, addTotals, addUsage, findTotals } from '../ingestion/postgres-events.repository.ts';
import { writeSourceTotals } from '../sources/postgres-source-totals.repository.ts';
import { addRecentEvents } from '../sources/source-events.repository.ts';
import { findNewestId, lockDeltas, takeDeltas } from './deltas.repository.ts';

/**
 * Adds what groups have left so far to the tables, so that figures are complete. Returns false if another process is
 * doing that, unless it `isPatient` and waits. Only PostgreSQL's event store leaves anything.
 */
export async function addDeltas(db: Db, { isPatient }: { isPatient: boolean }): Promise<boolean> {
  if (!isPostgres(db)) return true;
  // Groups may keep coming faster than their sums are added, so this ends with the newest one so far.
  const newest = await findNewestId(db);
  for (let last = 0; last < newest; ) {
    const added = await addSome(db, isPatient);
    if (added === undefined) return false;
    last = added.at(-1)?.id ?? newest;
  }
  return true;
}

/** The same before reading. While the database is busy or away, figures lag a moment behind rather than fail. */
export async function addDeltasIfPossible(db: Db): Promise<void> {
  try {
    await addDeltas(db, { isPatient: true });
  } catch (cause) {
    if (!isLocked(cause) && !isStorageError(cause)) throw cause;
  }
}

function addSome(db: Db, isPatient: boolean): Promise<readonly { id: number }[] | undefined> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      if (!(await lockDeltas(trx, isPatient))) return undefined;
      const taken = await takeDeltas(trx);
      const all = taken.map(({ deltas }) => deltas);
      await writeTotals(
        trx,
        all.flatMap(({ totals }) => totals),
      );
      await writeSourceTotals(
        trx,
        all.flatMap(({ sourceTotals }) => sourceTotals),
      );
      for (const [day, rows] of Map.groupBy(taken, (row) => row.day)) {
        const added = new Map<string, number>();
        for (const [sender, bytes] of rows.flatMap(({ usage }) => Object.entries(usage))) {
          added.set(sender, (added.get(sender) ?? 0) + bytes);
        }
        await addUsage(trx, day, added);
      }
      await addOutcomes(trx, addUp(all.flatMap(({ outcomes }) => outcomes)));
      await addRecentEvents(
        trx,
        all.flatMap(({ recent }) => recent),
      );
      return taken;
    });
}

async function writeTotals(trx: Db, added: readonly Total[]): Promise<void> {
  if (added.length === 0) return;
  const asked = added.flatMap((total) => [total, fold(total)]);
  const distinct = [...new Map(asked.map((dimensions) => [toKey(dimensions), dimensions])).values()];
  const { rowsByDay, stored } = await findTotals(trx, distinct);
  const known = new Set(stored.map(toKey));
  const summed: Total[] = [];
  const totals = createDailyTotals({
    countRows: (day) => rowsByDay.get(day) ?? 0,
    hasRow: (dimensions) => known.has(toKey(dimensions)),
    add: (total) => void summed.push(total),
  });
  for (const total of added) totals.add(total);
  totals.write();
  await addTotals(trx, summed);
}

function addUp(counts: readonly OutcomeCount[]): readonly OutcomeCount[] {
  const summed = new Map<string, OutcomeCount>();
  for (const one of counts) {
    const key = `${one.day} ${one.source} ${one.outcome} ${one.reason}`;
    summed.set(key, { ...one, count: one.count + (summed.get(key)?.count ?? 0) });
  }
  return [...summed.values()];
}
