import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

type Opened = {
  db: Db;
  /** Whether the database answers, and stores what it's given. */
  canWrite: () => Promise<boolean>;
  close: () => Promise<void>;
};

export type SqliteDatabase = Opened & {
  engine: 'sqlite';
  /** Returns a query's first row, as an object by column, without waiting for a turn. */
  readNow: (text: string) => unknown;
  /**
   * Sets how many milliseconds work may wait for another process's lock before it fails with `SQLITE_BUSY`. A newly
   * opened database waits 5 seconds, because no one is waiting for a response yet.
   */
  setMaxLockWait: (milliseconds: number) => void;
};

export type PostgresDatabase = Opened & {
  engine: 'postgres';
  /** Sends a short text to the listeners of all processes, or with a transaction, once that commits. */
  notify: (db: Db, channel: string, text: string) => Promise<void>;
  /**
   * Calls `onText` for each text sent to a channel, by this process, too. `onGap` is called after a lost connection was
   * restored, because what was sent meanwhile is lost.
   */
  listen: (channel: string, onText: (text: string) => void, onGap?: () => void) => Promise<void>;
  /** Runs work of this name and returns its result, or undefined if a process is already running it. */
  runAlone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
};

/** The product's one database, on one of two engines. Features use only `db`. */
export type Database = SqliteDatabase | PostgresDatabase;

export function isPostgresUrl(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** The path of the SQLite file that a `file:` URL names. */
export function findDatabaseFile(url: string): string {
  return resolve(url.slice('file:'.length));
}
