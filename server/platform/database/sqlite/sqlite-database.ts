import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Db, findDatabaseFile, type SqliteDatabase } from '../database.ts';
import { getCode } from '../database-errors.ts';
import type { Tables } from '../schema.ts';
import { StoredValuesPlugin } from '../stored-values.ts';
import { createDialect, type LockPolicy } from './sqlite-dialect.ts';

const startLockWaitMs = 5000;
/** Logs a lock held by another process at most once a minute. */
const reportPauseMs = 60_000;

/** The settings of every connection, as SQLite reports them (synchronous 2 is FULL). */
const settings = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  // In KiB, and in pages. Events change pages all over their indexes, so a large cache lets many events share one
  // write.
  cache_size: -8000,
  wal_autocheckpoint: 4000,
  // Waiting inside SQLite would block the event loop, so `waitOutLock` waits outside. Must be last, so the settings
  // above may still wait.
  busy_timeout: 0,
} as const;

/**
 * Opens the SQLite file of a `file:` URL and creates its folder. Throws when a setting can't be applied: with a weaker
 * one an acknowledged write could be lost, so the server must not run. `onLocked` is called, at most once a minute,
 * when work failed because another process holds the lock.
 */
export function openSqliteDatabase(url: string, onLocked?: () => void): SqliteDatabase {
  const file = findDatabaseFile(url);
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file);
  enableWriteAheadLog(sqlite);
  for (const [name, value] of Object.entries(settings)) sqlite.pragma(`${name} = ${value}`);
  for (const [name, expected] of Object.entries(settings)) {
    const actual = sqlite.pragma(name, { simple: true });
    if (actual !== expected) {
      sqlite.close();
      throw new Error(`SQLite runs with ${name}=${String(actual)} instead of ${expected} on ${file}.`);
    }
  }
  const policy = createLockPolicy(onLocked);
  const db: Db = new Kysely<Tables>({
    dialect: createDialect(sqlite, policy),
    plugins: [new StoredValuesPlugin()],
  });
  return {
    engine: 'sqlite',
    db,
    async canWrite() {
      try {
        // Writes the same value again, which changes a page even so.
        sqlite.pragma(`user_version = ${sqlite.pragma('user_version', { simple: true })}`);
        return true;
      } catch (cause) {
        // Another process is writing right now.
        return getCode(cause).startsWith('SQLITE_BUSY');
      }
    },
    readNow: (text) => sqlite.prepare(text).get(),
    setMaxLockWait(milliseconds) {
      policy.maxMs = milliseconds;
    },
    close: () => db.destroy(),
  };
}

function createLockPolicy(onLocked?: () => void): LockPolicy {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    maxMs: startLockWaitMs,
    onGiveUp() {
      if (performance.now() - reportedAt < reportPauseMs) return;
      reportedAt = performance.now();
      onLocked?.();
    },
  };
}

const patienceMs = 5000;
const pauseMs = 10;

type Connection = { pragma: (text: string) => unknown };

/**
 * Turns on the write-ahead log. SQLite's busy timeout doesn't cover this: while another process writes to a new file,
 * or turns on the log itself, SQLite fails immediately. Throws once that has lasted five seconds.
 */
export function enableWriteAheadLog(connection: Connection): void {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      connection.pragma('journal_mode = wal');
      return;
    } catch (cause) {
      if (!getCode(cause).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw cause;
    }
    // The process is still starting, so blocking doesn't delay anything else.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

/** Opens the SQLite file of a `file:` URL read-only, next to a running server. Throws when it doesn't exist. */
export function openReadOnlyFile(url: string): { db: Db; close: () => Promise<void> } {
  const file = findDatabaseFile(url);
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
  sqlite.pragma('busy_timeout = 5000');
  const db: Db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new StoredValuesPlugin()],
  });
  return { db, close: () => db.destroy() };
}
