import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What SQLite and PostgreSQL write differently. Everything else in repositories is SQL that both understand. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether a JSON column contains one of the texts as a value or name, at any depth. Write `column` as `table.column`. It
 * looks for the text as `JSON.stringify` writes it, because parsing in the database would fail for what strangers sent.
 */
export function holdsAnyOf(column: string, texts: readonly string[]): RawBuilder<boolean> {
  const held = texts.map(
    (text) => sql<boolean>`replace(${sql.ref(column)}, ${JSON.stringify(text)}, '') <> ${sql.ref(column)}`,
  );
  return held.length === 0 ? sql`1 = 0` : sql`(${sql.join(held, sql` or `)})`;
}

/** Orders a table's rows as they were stored. On PostgreSQL, only until one of them is changed. */
export function storageOrder(db: Db): RawBuilder<unknown> {
  return isPostgres(db) ? sql`ctid` : sql`rowid`;
}

/** At the end of a query whose rows are about to be changed: leaves those out that another process is changing. */
export function skipLocked(db: Db): RawBuilder<unknown> {
  return isPostgres(db) ? sql`for update skip locked` : sql``;
}

/**
 * At the beginning of a frequent statement: each connection parses and plans each text once. Such a statement has few
 * different texts, and none whose plan gets bad as its tables grow.
 */
export const keptStatement = '/* kept */';

/** Columns of rows that a statement gets as one parameter, by their names in the program. */
export type RowColumns = { texts: readonly string[]; numbers?: readonly string[] };

export function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The table `row` in a statement that gets many rows as one parameter: see {@link toRowsJson}. */
export function toRowTable(
  isOnPostgres: boolean,
  { texts, numbers = [] }: RowColumns,
  parameter: string,
): string {
  const columns = [
    ...texts.map((name, place) => `value ->> ${place} as ${toColumn(name)}`),
    ...numbers.map((name, index) => `cast(value ->> ${texts.length + index} as bigint) as ${toColumn(name)}`),
  ];
  const sent = isOnPostgres ? `jsonb_array_elements(${parameter}::jsonb)` : `json_each(${parameter})`;
  return `(select ${columns.join(', ')} from ${sent} as sent${isOnPostgres ? ' (value)' : ''}) as row`;
}

export function toRowsJson<Row extends object>(
  { texts, numbers = [] }: RowColumns,
  rows: readonly Row[],
): string {
  const names = [...texts, ...numbers];
  return JSON.stringify(rows.map((row) => names.map((name) => Reflect.get(row, name) ?? null)));
}

/** Every server on PostgreSQL shares this lock, so that a command sees whether there is one. */
export const serverLock = 7_306_510_903;

export async function isLockedByServer(db: Db): Promise<boolean> {
  const { rows } = await sql<{ holders: number }>`
    select count(*) as holders from pg_locks where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = ${serverLock}
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return (rows[0]?.holders ?? 0) > 0;
}

/** Keeps everyone else from changing these tables until the transaction ends. On SQLite, it does that anyway. */
export async function lockTables(trx: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in exclusive mode`.execute(trx);
}

/** PostgreSQL's version, and how many of its connections are in use. */
export async function describeServer(db: Db): Promise<{ version: string; used: number; max: number }> {
  const { rows } = await sql<{ version: string; used: number; max: number }>`
    select current_setting('server_version') as version, current_setting('max_connections')::int as max,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used
  `.execute(db);
  return rows[0] ?? { version: '', used: 0, max: 0 };
}

/** How far a copy may lag behind. */
const maxLagSeconds = 60;
const maxTries = 3;
const pauseMs = 100;

/**
 * Whether a copy of a PostgreSQL database has everything that the database has, or at least what it had a minute ago. A
 * copy that has become an independent database never does.
 */
export async function isFollowing(copy: Db, db: Db, maxSeconds: number = maxLagSeconds): Promise<boolean> {
  const { rows } = await sql<{ end: string }>`select pg_current_wal_lsn()::text as end`.execute(db);
  // Services whose copies share the disk of the database replay nothing.
  const check = sql<{ isCopy: boolean; isCurrent: boolean }>`
    select pg_is_in_recovery() as is_copy, pg_last_wal_replay_lsn() is null
      or pg_last_wal_replay_lsn() >= ${rows[0]?.end}::pg_lsn
      or coalesce(pg_last_xact_replay_timestamp() > now() - make_interval(secs => ${maxSeconds}), false) as is_current
  `;
  for (let tries = 1; ; tries += 1) {
    const [state] = (await check.execute(copy)).rows;
    if (state?.isCopy && state.isCurrent) return true;
    // After a quiet time, the last thing it replayed is old, and the next one is on its way.
    if (!state?.isCopy || tries === maxTries) return false;
    await pause(pauseMs);
  }
}

/**
 * On SQLite, empties the write-ahead log, where deleted data could be read until it is overwritten. Returns false if
 * someone else is using the file, such as a backup. Not inside a transaction.
 */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** Bytes of the database, on SQLite without its write-ahead log. */
export async function measureDatabase(db: Db): Promise<number> {
  const measure = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await measure.execute(db);
  return rows[0]?.bytes ?? 0;
}
