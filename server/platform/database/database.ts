import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { createDialect, type LockPolicy } from './database-dialect.ts';
import type { Tables } from './schema.ts';
import { StoredValuesPlugin } from './stored-values.ts';
import { waitOutLock } from './wait-out-lock.ts';
import { enableWriteAheadLog } from './write-ahead-log.ts';

export type Db = Kysely<Tables>;

type StatementValue = string | number | null;

/** A compiled statement. Both throw what SQLite says of a failure. */
type Statement = {
  /** Returns how many rows it has changed. */
  run: (...values: StatementValue[]) => number;
  /** The first row, as an object by column. */
  get: (...values: StatementValue[]) => unknown;
  all: (...values: StatementValue[]) => unknown[];
};

export type Database = {
  db: Db;
  /** Whether the database answers a query right now. */
  isAnswering: () => boolean;
  /** Compiles SQL once. Kysely compiles each query again, which a busy write feels: run it in {@link writeTogether}. */
  prepare: (text: string) => Statement;
  /**
   * Runs synchronous work in one transaction, between those of others on the one connection, and resolves after its
   * commit. Rejects, with nothing stored, when the work or the commit fails.
   */
  writeTogether: <T extends object>(work: () => T) => Promise<T>;
  /**
   * How long work waits from here on while another process holds the lock, in milliseconds. Then it fails with
   * `SQLITE_BUSY`. A database that was just opened waits 5 seconds: no one waits for an answer yet.
   */
  setMaxLockWait: (milliseconds: number) => void;
  close: () => Promise<void>;
};

const startLockWaitMs = 5000;
/** One line a minute is enough to say that another process holds the lock. */
const reportPauseMs = 60_000;

/** What every connection runs with, as SQLite reports it back (synchronous 2 is FULL). */
const settings = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  // In KiB, and in pages: events touch pages all over their indexes, which are then written once for many of them.
  cache_size: -8000,
  wal_autocheckpoint: 4000,
  // Waiting inside SQLite blocks the event loop: `waitOutLock` waits outside. Last, so that the others may wait.
  busy_timeout: 0,
} as const;

/**
 * Opens the SQLite file of a `file:` URL, making its folder. Throws when a setting does not hold: with a weaker one
 * an acknowledged write could be lost, so the server must not run. `onLocked` hears, once a minute at most, that work was
 * refused because another process holds the lock.
 */
export function openDatabase(url: string, onLocked?: () => void): Database {
  const file = resolve(url.slice('file:'.length));
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SqliteDatabase(file);
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
  const runInTransaction = sqlite.transaction((work: () => void) => work());
  return {
    db,
    isAnswering() {
      try {
        return sqlite.prepare('select 1').get() !== undefined;
      } catch {
        return false;
      }
    },
    prepare(text) {
      const statement = sqlite.prepare<StatementValue[]>(text);
      return {
        run: (...values) => statement.run(...values).changes,
        get: (...values) => statement.get(...values),
        all: (...values) => statement.all(...values),
      };
    },
    writeTogether(work) {
      let hasBegun = false;
      const workOnce = () => {
        hasBegun = true;
        return work();
      };
      return waitOutLock(
        () => db.connection().execute(async () => runWith(runInTransaction.immediate, workOnce)),
        { ...policy, canRetry: () => !hasBegun },
      );
    },
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

/** The work's own result, which the library's types lose on the way. */
function runWith<T extends object>(runInTransaction: (work: () => void) => void, work: () => T): T {
  const results: T[] = [];
  runInTransaction(() => void results.push(work()));
  const [result] = results;
  if (result === undefined) throw new Error('The transaction ended without a result.');
  return result;
}
