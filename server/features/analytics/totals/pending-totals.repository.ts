import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/database/engine-sql.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { StoredRecent } from '../sources/recent-events.ts';
import type { SourceTotal, Total } from './totals.ts';

export type OutcomeCount = Tables['analyticsOutcomes'];

/** What a group of events adds to tables in which every group would change the same few rows. */
export type PendingTotals = {
  id: number;
  /** The day of the quotas, of which `usage` says how many bytes were used, by sender. */
  day: string;
  usage: Readonly<Record<string, number>>;
  deltas: {
    totals: readonly Total[];
    sourceTotals: readonly SourceTotal[];
    outcomes: readonly OutcomeCount[];
    recent: readonly StoredRecent[];
  };
};

export function toPendingRow({ day, usage, deltas }: Omit<PendingTotals, 'id'>) {
  return { day, usage: JSON.stringify(usage), deltas: JSON.stringify(deltas) };
}

/** Lets groups on PostgreSQL take turns from here on, because a quota has little room left. */
export async function lockUsage(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock('analytics_usage'::regclass::bigint)`.execute(db);
}

/**
 * Lets one transaction at a time take pending totals. Its commit doesn't wait for the disk: if it's lost, the rows are
 * back for the next one. Returns false if another transaction has the lock, unless this one waits for it.
 */
export async function lockPending(db: Db, isPatient: boolean): Promise<boolean> {
  if (!isPostgres(db)) return true;
  const key = sql`'analytics_deltas'::regclass::bigint`;
  const lock = isPatient
    ? sql`pg_advisory_xact_lock(${key}) is not null`
    : sql`pg_try_advisory_xact_lock(${key})`;
  const { rows } = await sql<{ isLocked: boolean }>`
    select set_config('synchronous_commit', 'off', true), ${lock} as is_locked
  `.execute(db);
  return rows[0]?.isLocked ?? false;
}

/** Those that failed this many times are skipped. */
const maxFailures = 3;
/** Some milliseconds of work, between other requests. One call can bring thousands of different details. */
const maxBytesAtOnce = 200_000;
const maxRowsAtOnce = 500;

/** Returns the ids of the oldest ones after this one: as many as fit in one run, but at least one. */
export async function findOldest(db: Db, after: number): Promise<readonly number[]> {
  // The bytes before compression are known without reading them.
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, coalesce(sum(octet_length(deltas)) over (order by id rows between unbounded preceding and 1 preceding), 0)
        as before
      from (
        select id, deltas from analytics_deltas where id > ${after} and failures < ${sql.lit(maxFailures)}
        order by id limit ${sql.lit(maxRowsAtOnce)}
      ) as oldest
    ) as sized where before < ${sql.lit(maxBytesAtOnce)} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function takePending(db: Db, ids: readonly number[]): Promise<readonly PendingTotals[]> {
  const { rows } = await sql<PendingTotals>`
    delete from analytics_deltas where id in (${sql.join(ids)}) returning id, day, usage, deltas
  `.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Returns the id of the newest one that isn't skipped, or 0. */
export async function findNewestId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('analyticsDeltas')
    .where('failures', '<', maxFailures)
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteFailure(db: Db, id: number): Promise<void> {
  await db
    .updateTable('analyticsDeltas')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Makes skipped ones eligible again. */
export async function forgetFailures(db: Db): Promise<void> {
  await db.updateTable('analyticsDeltas').set({ failures: 0 }).where('failures', '>', 0).execute();
}

/** Counts skipped ones. */
export async function countFailed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('analyticsDeltas')
    .where('failures', '>=', maxFailures)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
