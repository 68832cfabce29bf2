import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { findDatabaseFile } from '../database.ts';

/** Gives the previous process time to end when its successor starts. */
const waitMs = 1000;

/**
 * Locks the SQLite file of a `file:` URL for this server. Throws when another server has it. The operating system holds
 * the lock, on a file next to the database, so it ends with the process in any case. Operators' commands run alongside the
 * server and don't take it.
 */
export function lockDatabase(url: string): Disposable {
  const file = resolveLinks(findDatabaseFile(url));
  refuseFolderOrSecondName(file);
  const lock = new SqliteDatabase(`${file}-lock`, { timeout: waitMs });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!(cause instanceof SqliteDatabase.SqliteError) || cause.code !== 'SQLITE_BUSY') throw cause;
    const message = `A server is already using the database ${file}. Stop it first.`;
    throw new Error(message, { cause });
  }
  return { [Symbol.dispose]: () => void lock.close() };
}

/** Every path to a file leads to the same lock, even before the file exists. */
function resolveLinks(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  // A link to a file that doesn't exist yet: SQLite will create that file, so lock that one.
  const target = readLink(file);
  if (target !== undefined) return resolveLinks(target);
  mkdirSync(dirname(file), { recursive: true });
  return join(realpathSync(dirname(file)), basename(file));
}

function readLink(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return resolve(realpathSync(dirname(file)), readlinkSync(file));
}

/** With hard links, each name has its own write-ahead log and lock, so two servers would overwrite each other. */
function refuseFolderOrSecondName(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Error(`${file} is a folder, not a database. Correct DATABASE_URL.`);
  const names = found?.nlink ?? 0;
  if (names < 2) return;
  throw new Error(
    `The database ${file} has ${names} hard links, which would damage it. Copy the file, and start with the copy.`,
  );
}
