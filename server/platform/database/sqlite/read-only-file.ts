import { resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../schema.ts';
import { StoredValuesPlugin } from '../stored-values.ts';

/** Opens the SQLite file of a `file:` URL read-only, next to a running server. Throws when it doesn't exist. */
export function openReadOnlyFile(url: string): { db: Db; close: () => Promise<void> } {
  const file = resolve(url.slice('file:'.length));
  const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  sqlite.pragma('busy_timeout = 5000');
  const db: Db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new StoredValuesPlugin()],
  });
  return { db, close: () => db.destroy() };
}
