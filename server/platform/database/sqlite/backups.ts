import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { brand } from '../../../../shared/site/brand.data.ts';
import { copyDatabase, listCopiedTables } from '../copy-database.ts';
import type { Db } from '../database.ts';
import { compareMigrations, type MigrationState, migrate } from '../migrator.ts';
import { listProblems } from './integrity.ts';
import { openReadOnlyFile, openSqliteDatabase } from './sqlite-database.ts';

export type Backup = { file: string; bytes: number; createdAt: Date };

/** The brand may have had another name when it was made. */
const namePattern = /^[a-z0-9]+-(\d{8}T\d{9}Z)\.db$/;
const timePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;
/** What a killed backup leaves. */
const draftPattern = /^[a-z0-9]+-\d{8}T\d{9}Z\.db\.part(?:-\w+)?$/;
/** Longer than any backup takes, because another one may be under way. */
const maxDraftAgeMs = 24 * 3_600_000;
const ownerOnly = 0o600;

const readTime = (name: string) => namePattern.exec(name)?.[1] ?? '';
/** A copy of a backup is as old as the backup, whatever its file's time says. */
const parseTime = (time: string) => new Date(time.replace(timePattern, '$1-$2-$3T$4:$5:$6.$7Z'));

/** The backups in a folder, newest first. A folder that doesn't exist has none. */
export function listBackups(folder: string): readonly Backup[] {
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  return names
    .filter((name) => namePattern.test(name))
    .toSorted((one, other) => readTime(other).localeCompare(readTime(one)))
    .map((name) => {
      const file = join(folder, name);
      return { file, bytes: statSync(file).size, createdAt: parseTime(readTime(name)) };
    });
}

const hourMs = 3_600_000;
const maxAgeMs = 48 * hourMs;

/** Whether a backup should have been followed by another: after twice the schedule or, without one, two days. */
export function isOldBackup({ createdAt }: Pick<Backup, 'createdAt'>, every: number | undefined, now: Date) {
  return now.getTime() - createdAt.getTime() >= (every === undefined ? maxAgeMs : 2 * every);
}

/**
 * Copies a database while servers are running, and checks the copy before it gets its name, so a file with a backup's
 * name is always whole. Only its owner can read it. It is a SQLite file in any case. Throws when the copy is damaged.
 */
export async function createBackup(
  copyTo: (file: string) => void | Promise<void>,
  folder: string,
  now: Date,
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${brand.slug}-${now.toISOString().replaceAll(/[-:.]/g, '')}.db`);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  try {
    // Creates the file first, because SQLite would let others read it. SQLite accepts an empty file.
    closeSync(openSync(draft, 'wx', ownerOnly));
    await copyTo(draft);
    const { problems } = await inspectBackup(draft);
    if (problems.length > 0) throw new Error(`The copy is damaged: ${problems.join('; ')}`);
    sync(draft);
    chmodSync(draft, ownerOnly);
    renameSync(draft, file);
    sync(folder);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(draft + ending, { force: true });
  }
  return { file, bytes: statSync(file).size, createdAt: now };
}

/** Copies a SQLite file into an empty one. */
export function copyFile(databaseFile: string, copy: string): void {
  const sqlite = new SqliteDatabase(databaseFile, { readonly: true, fileMustExist: true });
  try {
    sqlite.pragma('busy_timeout = 5000');
    sqlite.prepare('vacuum into ?').run(copy);
  } finally {
    sqlite.close();
  }
}

/** Copies a migrated PostgreSQL database into an empty SQLite file, as it is at one moment. */
export async function copyToFile(db: Db, copy: string): Promise<void> {
  const target = openSqliteDatabase(`file:${copy}`);
  try {
    await migrate(target.db);
    const tables = await listCopiedTables(target.db);
    await db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => copyDatabase(trx, target.db, tables));
    await sql`pragma journal_mode = delete`.execute(target.db);
  } finally {
    await target.close();
  }
}

/** Removes all but the newest backups, and what killed ones left, and returns the removed files. */
export function removeOldBackups(folder: string, kept: number, now: Date): readonly string[] {
  const old = listBackups(folder).slice(kept);
  const drafts = readdirSync(folder)
    .filter((name) => draftPattern.test(name))
    .map((name) => join(folder, name))
    .filter((file) => {
      const { mtime = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return now.getTime() - mtime.getTime() > maxDraftAgeMs;
    });
  const removed = [...old.map(({ file }) => file), ...drafts];
  for (const file of removed) rmSync(file, { force: true });
  return removed;
}

type Inspection = MigrationState & { problems: readonly string[]; accounts: number };

/** Runs every check on a backup without changing it. `problems` is empty for one that can be restored. */
export async function inspectBackup(file: string): Promise<Inspection> {
  const database = openReadOnlyFile(`file:${file}`);
  try {
    const problems = await listProblems(database.db);
    if (problems.length > 0) return { problems, pending: [], unknown: [], accounts: 0 };
    const { accounts } = await database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    return { problems, accounts, ...(await compareMigrations(database.db)) };
  } finally {
    await database.close();
  }
}

/** Returns once a file, or the names in a folder, are on the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
