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
import { brand } from '../../../../shared/brand.ts';
import { compareMigrations, type MigrationState } from '../migrator.ts';
import { listProblems } from './integrity.ts';
import { openReadOnlyFile } from './read-only-file.ts';

export type Backup = { file: string; bytes: number; createdAt: Date };

/** Whatever the brand was called when it was made. */
const namePattern = /^[a-z0-9]+-(\d{8}T\d{9}Z)\.db$/;
const ownerOnly = 0o600;

const readTime = (name: string) => namePattern.exec(name)?.[1] ?? '';

/** The backups in a folder, newest first. A folder that doesn't exist has none. */
export function listBackups(folder: string): readonly Backup[] {
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  return names
    .filter((name) => namePattern.test(name))
    .toSorted((one, other) => readTime(other).localeCompare(readTime(one)))
    .map((name) => {
      const file = join(folder, name);
      const { size, mtime } = statSync(file);
      return { file, bytes: size, createdAt: mtime };
    });
}

/**
 * Copies the database while the server is running, and checks the copy before it gets its name, so a file with a
 * backup's name is always whole. Only its owner can read it. Throws when the copy is damaged.
 */
export async function createBackup(databaseFile: string, folder: string, now: Date): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${brand.slug}-${now.toISOString().replaceAll(/[-:.]/g, '')}.db`);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  try {
    // Creates the file first, because SQLite would let others read it. SQLite accepts an empty file.
    closeSync(openSync(draft, 'wx', ownerOnly));
    const sqlite = new SqliteDatabase(databaseFile, { readonly: true, fileMustExist: true });
    try {
      sqlite.pragma('busy_timeout = 5000');
      sqlite.prepare('vacuum into ?').run(draft);
    } finally {
      sqlite.close();
    }
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

/** Removes all but the newest backups, and returns the removed files. */
export function removeOldBackups(folder: string, kept: number): readonly string[] {
  const old = listBackups(folder).slice(kept);
  for (const { file } of old) rmSync(file);
  return old.map(({ file }) => file);
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

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
