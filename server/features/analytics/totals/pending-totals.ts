import type { Db } from '../../../platform/database/database.ts';
import { isLocked, isStorageError } from '../../../platform/database/database-errors.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { keepLatest } from '../sources/recent-events.ts';
import {
  findNewestId,
  findOldest,
  lockPending,
  noteFailure,
  takePending,
} from './pending-totals.repository.ts';
import { addLimited, addRecentEvents, addSums } from './totals.repository.ts';
import { sumRows, totalTables } from './totals.ts';

type Options = {
  /** Whether to wait for another process that is adding totals. */
  isPatient: boolean;
  /** How long to add, not counting the wait. */
  maxMs?: number;
};

/**
 * Adds all pending totals so far to the tables, so that figures are complete. Returns false if time ran out first, or if
 * another process is already doing that. Those that can't be added are skipped after a few calls, each of which throws.
 */
export async function addPendingTotals(
  db: Db,
  { isPatient, maxMs = Number.POSITIVE_INFINITY }: Options,
): Promise<boolean> {
  const endsAt = performance.now() + maxMs;
  // Groups may keep coming faster than their sums are added, so this ends with the newest one so far.
  const newest = await findNewestId(db);
  let isOneByOne = false;
  for (let last = 0; last < newest; ) {
    if (performance.now() >= endsAt) return false;
    let ids: readonly number[] = [];
    try {
      const isAdded = await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          if (!(await lockPending(trx, isPatient))) return false;
          ids = (await findOldest(trx, last)).slice(0, isOneByOne ? 1 : undefined);
          if (ids.length > 0) await addSome(trx, ids);
          return true;
        });
      if (!isAdded) return false;
      last = ids.at(-1) ?? newest;
    } catch (cause) {
      const [first] = ids;
      if (isLocked(cause) || isStorageError(cause) || first === undefined) throw cause;
      if (isOneByOne) {
        await noteFailure(db, first);
        throw cause;
      }
      isOneByOne = true;
    }
  }
  return true;
}

async function addSome(trx: Db, ids: readonly number[]): Promise<void> {
  const taken = await takePending(trx, ids);
  const { site, sources, outcomes, usage } = totalTables;
  const of = <Row>(list: (pending: (typeof taken)[number]['deltas']) => readonly Row[]) =>
    taken.flatMap(({ deltas }) => list(deltas));
  await addLimited(
    trx,
    site,
    sumRows(
      site,
      of(({ totals }) => totals),
    ),
  );
  const bySource = sumRows(
    sources,
    of(({ sourceTotals }) => sourceTotals),
  );
  await addLimited(
    trx,
    sources,
    bySource.toSorted((one, other) => Number(one.property !== '') - Number(other.property !== '')),
  );
  const used = taken.flatMap(({ day, usage }) =>
    Object.entries(usage).map(([sender, bytes]) => ({ day, sender, bytes })),
  );
  await addSums(trx, usage, used);
  await addSums(
    trx,
    outcomes,
    of((deltas) => deltas.outcomes),
  );
  await addRecentEvents(trx, keepLatest(of(({ recent }) => recent)));
}

/** How long totals wait, so that those of many groups are added together. */
const pauseMs = 200;
const failedPauseMs = 5000;
const maxClosingMs = 1000;
/** How long a report waits for complete figures. If that isn't enough, later reports don't wait for a while. */
const maxReportMs = 1000;
const lagMs = 5000;

/** Adds pending totals in the background, one run at a time, and before a report reads them. */
export function createPendingTotals(db: Db, logger: Pick<Logger, 'error'>) {
  let timer: NodeJS.Timeout | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  let isDue = false;
  let isClosed = false;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let lagsUntil = 0;

  /** Returns undefined on failure. The next try adds the same totals, which count toward quotas until then. */
  async function add(options: Options): Promise<boolean | undefined> {
    try {
      return await addPendingTotals(db, options);
    } catch (cause) {
      if (!isLocked(cause) && !isStorageError(cause))
        logger.error({ err: cause }, 'totals could not be added');
      return undefined;
    }
  }

  function schedule(afterMs = pauseMs): void {
    isDue = true;
    if (isClosed) return;
    timer ??= setTimeout(() => {
      adding = addAndReschedule();
    }, afterMs).unref();
  }

  async function addAndReschedule(): Promise<void> {
    isDue = false;
    const isAdded = await add({ isPatient: false });
    timer = undefined;
    if (isAdded !== true) schedule(isAdded === undefined ? failedPauseMs : pauseMs);
    else if (isDue) schedule();
  }

  async function completeNow(): Promise<void> {
    next = undefined;
    if (performance.now() < lagsUntil) return;
    if (!(await add({ isPatient: true, maxMs: maxReportMs }))) lagsUntil = performance.now() + lagMs;
  }

  function startCompleting(): Promise<void> {
    const started = completeNow().finally(() => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  }

  // A process that was killed may have left some behind.
  schedule();
  return {
    /** Adds the totals that a group has just left, a moment later. */
    schedule: () => schedule(),
    /**
     * Reports call it before they read. If adding takes too long, or the database is busy or down, figures lag behind
     * instead of failing.
     */
    complete(): Promise<void> {
      if (!current) return startCompleting();
      // The run in progress may have begun before the caller's events were stored.
      next ??= current.then(startCompleting);
      return next;
    },
    /** Adds the rest, as far as there is time. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await adding;
      await add({ isPatient: true, maxMs: maxClosingMs });
    },
  };
}
