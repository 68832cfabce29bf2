import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

export type Database = {
  db: Db;
  /** Whether the database answers a query right now. */
  isAnswering: () => boolean;
  close: () => Promise<void>;
};

/** What every connection runs with, as SQLite reports it back (synchronous 2 is FULL). */
const settings = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
  secure_delete: 1,
} as const;

/**
 * Opens the SQLite file of a `file:` URL, making its folder. Throws when a setting does not hold: with a weaker one
 * an acknowledged write could be lost, so the server must not run.
 */
export function openDatabase(url: string): Database {
  const file = resolve(url.slice('file:'.length));
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SqliteDatabase(file);
  for (const [name, value] of Object.entries(settings)) sqlite.pragma(`${name} = ${value}`);
  for (const [name, expected] of Object.entries(settings)) {
    const actual = sqlite.pragma(name, { simple: true });
    if (actual !== expected) {
      sqlite.close();
      throw new Error(`SQLite runs with ${name}=${String(actual)} instead of ${expected} on ${file}.`);
    }
  }
  const db: Db = new Kysely<Tables>({ dialect: createDialect(sqlite) });
  return {
    db,
    isAnswering() {
      try {
        return sqlite.prepare('select 1').get() !== undefined;
      } catch {
        return false;
      }
    },
    close: () => db.destroy(),
  };
}

/**
 * SQLite itself rolls back a transaction that meets a full or failing disk. Rolling back once more would fail, and that
 * failure would hide the first one, by which the error handler knows that it may pass.
 */
function createDialect(sqlite: SqliteDatabase.Database): SqliteDialect {
  class Driver extends SqliteDriver {
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (sqlite.inTransaction) await super.rollbackTransaction(connection);
    }
  }
  const dialect = new SqliteDialect({ database: sqlite });
  dialect.createDriver = () => new Driver({ database: sqlite });
  return dialect;
}
