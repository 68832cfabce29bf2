import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import { copyDatabase, listCopiedTables } from '../../platform/database/copy-database.ts';
import { findDatabaseFile, isPostgresUrl } from '../../platform/database/database.ts';
import { lockTables } from '../../platform/database/engine-sql.ts';
import { migrate } from '../../platform/database/migrator.ts';
import { isServed, openDatabase } from '../../platform/database/open-database.ts';
import { inspectBackup, sync } from '../../platform/database/sqlite/backups.ts';
import { lockDatabase } from '../../platform/database/sqlite/database-lock.ts';
import { openSqliteDatabase } from '../../platform/database/sqlite/sqlite-database.ts';
import { nameUnfinishedRestore } from '../../platform/database/sqlite/unfinished-restore.ts';
import { defineCommand, takeArgument } from './command.ts';
import { backUp, databasePool } from './open-database.ts';

export const restoreCommand = defineCommand({
  name: 'restore',
  summary: 'Replaces the database with a backup, after checking it. The server must be stopped.',
  forms: ['FILE', 'FILE --check'],
  options: { check: { type: 'boolean', help: 'only checks the backup; the server may be running' } },
  details: [
    'The current SQLite file is kept next to the restored one, with the time in its name. PostgreSQL is backed up first.',
    'The next start of the server brings an older backup up to date.',
  ],
  async run(values, positionals, { environment, now }) {
    const backup = resolve(takeArgument(positionals, 'the backup’s file'));
    if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
    const { problems, pending, unknown, accounts } = await inspect(backup);
    if (problems.length > 0) throw new Error(`${backup} is damaged: ${problems.join('; ')}`);
    if (unknown.length > 0) {
      throw new Error(
        `${backup} comes from a newer version (${unknown.join(', ')}). Install that one first.`,
      );
    }
    const found = [
      `${backup} is intact and has ${formatCount(accounts, { one: '# account', other: '# accounts' })}.`,
      ...(pending.length > 0 ? [`The next start will bring it up to date: ${pending.join(', ')}.`] : []),
    ];
    const facts = { file: backup, accounts, pendingMigrations: pending };
    if (values.check) return { text: `${found.join('\n')}\n`, json: facts };
    const { databaseUrl, backupFolder } = parseConfig(environment);
    if (isPostgresUrl(databaseUrl)) {
      const replaced = await restorePostgres(databaseUrl, backup, resolve(backupFolder), now);
      const done = [...found, 'Restored. Start the server.', `The replaced data is in ${replaced}.`];
      return { text: `${done.join('\n')}\n`, json: { ...facts, replaced } };
    }
    const database = findDatabaseFile(databaseUrl);
    using _lock = lockDatabase(databaseUrl);
    const kept = existsSync(database)
      ? `${database}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
      : undefined;
    for (const step of listReplacingSteps(database, backup, kept)) step();
    const done = [
      ...found,
      `Restored to ${database}. Start the server.`,
      ...(kept ? [`The database it replaced is ${kept}.`] : []),
    ];
    return { text: `${done.join('\n')}\n`, json: { ...facts, restoredTo: database, replaced: kept ?? null } };
  },
});

async function inspect(backup: string) {
  try {
    return await inspectBackup(backup);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isForeign = reason.includes('no such table');
    throw new Error(`${backup} is not a backup of this program${isForeign ? '.' : `: ${reason}`}`, { cause });
  }
}

/** Replaces all rows in one transaction, after a backup. Returns the backup's file. */
async function restorePostgres(url: string, backup: string, folder: string, now: Date): Promise<string> {
  const target = await openDatabase({ databaseUrl: url, databasePool });
  const draft = join(mkdtempSync(join(tmpdir(), 'restore-')), 'draft.db');
  copyFileSync(backup, draft);
  copyLog(backup, draft);
  const source = openSqliteDatabase(`file:${draft}`);
  try {
    if (await isServed(url, target.db)) throw new Error('A server is using the database. Stop it first.');
    await migrate(target.db);
    await migrate(source.db);
    const { file } = await backUp(url, folder, now);
    const tables = await listCopiedTables(source.db);
    await target.db.transaction().execute(async (trx) => {
      await lockTables(
        trx,
        tables.map(({ name }) => name),
      );
      await copyDatabase(source.db, trx, tables);
    });
    return file;
  } finally {
    await source.close();
    await target.close();
    rmSync(dirname(draft), { recursive: true });
  }
}

/**
 * Replaces a database and keeps the old one as `kept`. Copies first, so that a full disk changes nothing. If the
 * process is killed after any of the steps, there is the earlier database, the restored one, or none. In the last case,
 * no server starts until the command has run again.
 */
export function listReplacingSteps(
  database: string,
  backup: string,
  kept = database,
): readonly (() => void)[] {
  const draft = nameUnfinishedRestore(database);
  const moveAside = (ending: string) => () => {
    if (existsSync(database + ending)) renameSync(database + ending, kept + ending);
  };
  return [
    () => copyFileSync(backup, draft),
    () => copyLog(backup, draft),
    () => chmodSync(draft, 0o600),
    () => mergeLog(draft),
    // A name can reach the disk before what it names.
    () => sync(draft),
    () => mergeLogOfReplaced(database),
    // The write-ahead log of a damaged database would damage the restored one, too.
    moveAside('-wal'),
    moveAside('-shm'),
    moveAside(''),
    () => renameSync(draft, database),
    () => sync(dirname(database)),
  ];
}

/** A backup has no write-ahead log, but the files of a killed server do. Replaces the log of an earlier draft. */
function copyLog(file: string, draft: string): void {
  rmSync(`${draft}-wal`, { force: true });
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${draft}-wal`);
}

/** Writes what is only in the write-ahead log into the database, so that its file is complete. */
function mergeLog(database: string): void {
  const sqlite = new SqliteDatabase(database);
  try {
    sqlite.pragma('wal_checkpoint(truncate)');
  } finally {
    sqlite.close();
  }
}

function mergeLogOfReplaced(database: string): void {
  if (!existsSync(database)) return;
  try {
    mergeLog(database);
  } catch {
    // The backup is damaged.
  }
}
