import { sql } from 'kysely';
import type { Db, SqliteDatabase } from '../../../platform/database/database.ts';
import type { Total } from '../ingestion/daily-totals.ts';
import type { OutcomeCount } from '../ingestion/ingestion-counts.ts';
import type { StoredRecent } from '../sources/recent-events.ts';
import type { SourceTotal } from '../sources/source-totals.ts';

/** What a group of events adds to tables in which every group would change the same few rows. */
export type Deltas = {
  totals: readonly Total[];
  sourceTotals: readonly SourceTotal[];
  outcomes: readonly OutcomeCount[];
  recent: readonly StoredRecent[];
};

type StoredDeltas = { id: number; day: string; usage: Readonly<Record<string, number>>; deltas: Deltas };

export async function insertDeltas(db: Db, { day, usage, deltas }: Omit<StoredDeltas, 'id'>): Promise<void> {
  const row = { day, usage: JSON.stringify(usage), deltas: JSON.stringify(deltas) };
  await db.insertInto('analyticsDeltas').values(row).execute();
}

/**
 * Lets one transaction at a time take deltas. Its commit waits for no disk: if it's lost, the rows are back, and the
 * next one takes them. Returns false if another has the lock, unless it waits.
 */
export async function lockDeltas(db: Db, isPatient: boolean): Promise<boolean> {
  const key = sql`'analytics_deltas'::regclass::bigint`;
  const lock = isPatient
    ? sql`pg_advisory_xact_lock(${key}) is not null`
    : sql`pg_try_advisory_xact_lock(${key})`;
  const { rows } = await sql<{ isLocked: boolean }>`
    select set_config('synchronous_commit', 'off', true), ${lock} as is_locked
  `.execute(db);
  return rows[0]?.isLocked ?? false;
}

/** The id of the newest one, or 0. */
export async function findNewestId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('analyticsDeltas')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Some milliseconds of work, between other requests. One call can bring thousands of different details. */
const maxLengthAtOnce = 100_000;

/** However many wait, only these are looked at. */
const maxRowsAtOnce = 500;

/** Removes and returns the first of them: as many as are added at once, but at least one. */
export async function takeDeltas(db: Db): Promise<readonly StoredDeltas[]> {
  const { rows } = await sql<StoredDeltas>`
    delete from analytics_deltas
    where id in (
      select id from (
        select id, coalesce(sum(length(deltas)) over (order by id rows between unbounded preceding and 1 preceding), 0)
          as before
        from (select id, deltas from analytics_deltas order by id limit ${sql.lit(maxRowsAtOnce)}) as oldest
      ) as deltas where before < ${sql.lit(maxLengthAtOnce)}
    ) returning *
  `.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

export async function listDeltas(db: Db): Promise<readonly StoredDeltas[]> {
  return (await sql<StoredDeltas>`select * from analytics_deltas order by id`.execute(db)).rows;
}

export function prepareDeltaRemoval({ prepare }: Pick<SqliteDatabase, 'prepare'>): () => void {
  const remove = prepare('delete from analytics_deltas');
  return () => void remove.run();
}
