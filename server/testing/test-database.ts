import { sql } from 'kysely';
import type { Database, Db, SqliteDatabase } from '../platform/database/database.ts';
import { isPostgres } from '../platform/database/engine-sql.ts';

export type TestDatabase = { url: string; remove: () => Promise<void> };
type CreateDatabase = (folder: string) => Promise<TestDatabase>;

const createFile: CreateDatabase = async (folder) => ({
  url: `file:${folder}/test.db`,
  remove: async () => undefined,
});
let create = createFile;

/** Gives every test app in this process a database of another engine. */
export function setTestDatabases(replacement: CreateDatabase): void {
  create = replacement;
}

/** A new, empty database. */
export function createTestDatabase(folder: string): Promise<TestDatabase> {
  return create(folder);
}

/** Options of a test about SQLite itself or its file, which the run on PostgreSQL skips. */
export function onlyOnSqlite(): { skip: boolean } {
  return { skip: create !== createFile };
}

export function requireSqlite(database: Database): SqliteDatabase {
  if (database.engine === 'sqlite') return database;
  throw new Error('This test needs SQLite.');
}

/** Deletes all users whenever a row is about to be inserted, as if another call had done it a moment ago. */
export async function deleteUsersBeforeInsert(db: Db, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function vanish() returns trigger language plpgsql
      as 'begin delete from users; return new; end'`.execute(db);
  }
  const action = isPostgres(db)
    ? sql`for each row execute function vanish()`
    : sql`begin delete from users; end`;
  await sql`create trigger vanish before insert on ${sql.table(table)} ${action}`.execute(db);
}
