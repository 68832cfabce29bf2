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

export type StoredDeltas = {
  id: number;
  day: string;
  usage: Readonly<Record<string, number>>;
  deltas: Deltas;
};

export function toDeltaRow({ day, usage, deltas }: Omit<StoredDeltas, 'id'>) {
  return { day, usage: JSON.stringify(usage), deltas: JSON.stringify(deltas) };
}

/**
 * Lets one transaction at a time take deltas. Its commit doesn't wait for the disk: if it's lost, the rows are back for
 * the next one. Returns false if another transaction has the lock, unless this one waits for it.
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

/** Deltas that failed this many times are skipped. */
const maxFailures = 3;

/** Some milliseconds of work, between other requests. One call can bring thousands of different details. */
const maxBytesAtOnce = 200_000;

/** Only this many are considered at a time. */
const maxRowsAtOnce = 500;

/** Returns the ids of the oldest deltas after this one: as many as fit in one run, but at least one. */
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
    ) as deltas where before < ${sql.lit(maxBytesAtOnce)} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function takeDeltas(db: Db, ids: readonly number[]): Promise<readonly StoredDeltas[]> {
  const { rows } = await sql<StoredDeltas>`
    delete from analytics_deltas where id = any(${[...ids]}::bigint[]) returning id, day, usage, deltas
  `.execute(db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Returns the id of the newest delta that isn't skipped, or 0. */
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

/** Makes skipped deltas eligible again. */
export async function forgetFailures(db: Db): Promise<void> {
  await db.updateTable('analyticsDeltas').set({ failures: 0 }).where('failures', '>', 0).execute();
}

/** Counts skipped deltas. */
export async function countFailed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('analyticsDeltas')
    .where('failures', '>=', maxFailures)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What SQLite needs to add a copy's deltas. Each is only parsed when it's added. */
export function prepareCopiedDeltas({ prepare }: Pick<SqliteDatabase, 'prepare'>) {
  const list = prepare('select id from analytics_deltas order by id');
  const take = prepare('delete from analytics_deltas where id = ? returning day, usage, deltas');
  const leave = prepare(`update analytics_deltas set failures = ${maxFailures} where id = ?`);
  return {
    list: () => list.all().map((row) => Number(Object(row).id)),
    take(id: number): Omit<StoredDeltas, 'id'> {
      const { day, usage, deltas } = Object(take.get(id));
      return { day, usage: JSON.parse(usage), deltas: JSON.parse(deltas) };
    },
    leave: (id: number) => void leave.run(id),
  };
}
