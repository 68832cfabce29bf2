import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What SQLite and PostgreSQL write differently. Everything else in repositories is SQL that both understand. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Whether a JSON column contains one of the texts as a value, at any depth. Write `column` as `table.column`. */
export function holdsAnyOf(db: Db, column: string, texts: readonly string[]): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql`exists (
        select 1 from jsonb_path_query(${sql.ref(column)}::jsonb, '$.**') as value
        where value #>> '{}' = any(${[...texts]}::text[])
      )`
    : sql`exists (select 1 from json_tree(${sql.ref(column)}) where atom in (${sql.join(texts)}))`;
}

/** Orders a table's rows as they were stored. On PostgreSQL, only until one of them is changed. */
export function storageOrder(db: Db): RawBuilder<unknown> {
  return isPostgres(db) ? sql`ctid` : sql`rowid`;
}

/** At the end of a query whose rows are about to be changed: leaves those out that another process is changing. */
export function skipLocked(db: Db): RawBuilder<unknown> {
  return isPostgres(db) ? sql`for update skip locked` : sql``;
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
