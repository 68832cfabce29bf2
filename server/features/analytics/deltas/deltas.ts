import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import { isPostgres } from '../../../platform/database/engine-sql.ts';
import { createDeltaRound } from './delta-round.ts';
import { findNewestId, findOldest, lockDeltas, noteFailure, takeDeltas } from './deltas.repository.ts';

/** How long a transaction adds deltas while others wait for it. */
const maxRoundMs = 300;

type Options = {
  /** Whether to wait for another process that is adding deltas. */
  isPatient: boolean;
  /** How long to add, not counting the wait. */
  maxMs?: number;
};

/**
 * Adds all deltas so far to the tables, so that figures are complete. Returns false if time ran out first, or if another
 * process is already doing that. Only PostgreSQL's event store leaves deltas. Those that can't be added are skipped
 * after a few calls, each of which throws.
 */
export async function addDeltas(
  db: Db,
  { isPatient, maxMs = Number.POSITIVE_INFINITY }: Options,
): Promise<boolean> {
  if (!isPostgres(db)) return true;
  const endsAt = performance.now() + maxMs;
  // Groups may keep coming faster than their sums are added, so this ends with the newest one so far.
  const newest = await findNewestId(db);
  let isOneByOne = false;
  for (let last = 0; last < newest; ) {
    const leftMs = endsAt - performance.now();
    if (leftMs <= 0) return false;
    const round = { isPatient, leftMs, isOneByOne, tried: 0 };
    try {
      const added = await addRound(db, round);
      if (added === undefined) return false;
      last = added;
    } catch (cause) {
      if (isLocked(cause) || isStorageError(cause) || round.tried === 0) throw cause;
      if (isOneByOne) {
        await noteFailure(db, round.tried);
        throw cause;
      }
      isOneByOne = true;
    }
  }
  return true;
}

type Round = { isPatient: boolean; leftMs: number; isOneByOne: boolean; tried: number };

/** Returns the id of the last deltas that were added, infinity if none are left, or undefined while another process adds. */
function addRound(db: Db, round: Round): Promise<number | undefined> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      if (!(await lockDeltas(trx, round.isPatient))) return undefined;
      const sums = createDeltaRound(trx);
      const endsAt = performance.now() + Math.min(maxRoundMs, round.leftMs);
      do {
        const ids = (await findOldest(trx, round.tried)).slice(0, round.isOneByOne ? 1 : undefined);
        const last = ids.at(-1);
        if (last === undefined) {
          await sums.write();
          return Number.POSITIVE_INFINITY;
        }
        round.tried = last;
        await sums.add(await takeDeltas(trx, ids));
      } while (!round.isOneByOne && !sums.isLarge() && performance.now() < endsAt);
      await sums.write();
      return round.tried;
    });
}
