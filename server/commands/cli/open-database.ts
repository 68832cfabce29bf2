import { statSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { type Database, type Db, findDatabaseFile, isPostgresUrl } from '../../platform/database/database.ts';
import { isFollowing } from '../../platform/database/engine-sql.ts';
import { compareMigrations, explainMark, isMigrationName } from '../../platform/database/migrator.ts';
import { openDatabase, openForReading } from '../../platform/database/open-database.ts';
import { type Backup, copyFile, copyToFile, createBackup } from '../../platform/database/sqlite/backups.ts';

/** A command needs few connections, and can take its time. */
export const databasePool = { maxConnections: 4, connectTimeoutMs: 5000, statementTimeoutMs: 600_000 };

/** Returns the database's file. Throws if it doesn't exist, because a command must not create one. */
function requireDatabaseFile(url: string): string {
  if (isPostgresUrl(url)) throw new Error('This command is for SQLite files. Use PostgreSQL’s own tools.');
  const file = findDatabaseFile(url);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new Error(`${file} is a folder, not a database. Correct DATABASE_URL, which is ${url}.`);
  }
  if (found) return file;
  throw new Error(
    `There is no database at ${file}. Check DATABASE_URL, which is ${url}. The server creates the database when it first starts.`,
  );
}

/** Reads while a server may be running. Changes nothing. */
export async function readDatabase<T>(url: string, read: (db: Db) => Promise<T>): Promise<T> {
  if (!isPostgresUrl(url)) requireDatabaseFile(url);
  const database = await openForReading({ databaseUrl: url, databasePool });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** Like `readDatabase`, but reads the replica, if there is one that is up and follows the database. */
export async function readReports<T>(
  { databaseUrl, replicaUrl }: Pick<Config, 'databaseUrl' | 'replicaUrl'>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const isUsable = replicaUrl && (await compareReplica(replicaUrl, databaseUrl).catch(() => false));
  return readDatabase(isUsable ? replicaUrl : databaseUrl, read);
}

/** Whether a replica follows the database. Throws when one of them can't be reached. */
export function compareReplica(replicaUrl: string, databaseUrl: string): Promise<boolean> {
  return readDatabase(replicaUrl, (replica) => readDatabase(databaseUrl, (db) => isFollowing(replica, db)));
}

/** Changes an existing, migrated database while a server may be running. */
export async function changeDatabase<T>(url: string, change: (database: Database) => Promise<T>): Promise<T> {
  const database = await openForChanges(url, () => false);
  try {
    return await change(database);
  } finally {
    await database.close();
  }
}

/** Throws if the database is older than this program, or has an unexpected mark from a move. */
export async function openForChanges(url: string, isExpected: (mark: string) => boolean): Promise<Database> {
  if (!isPostgresUrl(url)) requireDatabaseFile(url);
  const database = await openDatabase({ databaseUrl: url, databasePool });
  try {
    const { pending } = await compareMigrations(database.db);
    if (pending.length > 0) {
      throw new Error('The database is older than this program. Start the server, or run `npm run migrate`.');
    }
    await requireNoMark(database.db, isExpected);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

async function requireNoMark(db: Db, isExpected: (mark: string) => boolean): Promise<void> {
  const { unknown } = await compareMigrations(db);
  const mark = unknown.find((name) => !isMigrationName(name) && !isExpected(name));
  if (mark !== undefined) throw new Error(explainMark(mark));
}

/** Backs up the database at a URL while servers are running. Throws if it was moved elsewhere. */
export async function backUp(url: string, folder: string, now: Date): Promise<Backup> {
  if (!isPostgresUrl(url)) await readDatabase(url, (db) => requireNoMark(db, () => false));
  const copyTo = isPostgresUrl(url)
    ? (file: string) => changeDatabase(url, ({ db }) => copyToFile(db, file))
    : (file: string) => copyFile(requireDatabaseFile(url), file);
  return createBackup(copyTo, folder, now);
}
