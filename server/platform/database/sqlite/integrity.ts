import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from '../../observability/logger.ts';
import { type Db, findDatabaseFile } from '../database.ts';
import { getCode } from '../database-errors.ts';
import { isPostgres } from '../engine-sql.ts';

/** A quick check reads every page, which would delay the start by many seconds for a larger file. */
const maxQuickBytes = 1024 ** 3;
const hint = 'Restore a backup; docs/operating.md, "Data", says how.';

type Options = { url: string; logger: Logger; maxBytes?: number };

/** Throws when SQLite's quick check finds damage. Large files are left to `npm run ops -- check`. */
export async function checkQuickly(
  db: Db,
  { url, logger, maxBytes = maxQuickBytes }: Options,
): Promise<void> {
  const file = findDatabaseFile(url);
  if (statSync(file).size > maxBytes) {
    logger.info(
      'the database is too large for a quick check at start: run `npm run ops -- check` from time to time',
    );
    return;
  }
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db);
  const [found] = rows;
  if (found?.quickCheck !== 'ok') throw new Error(`The database ${file} is damaged. ${hint}`);
}

/**
 * Runs a function that opens a database, and turns errors of SQLite and the operating system into one sentence that
 * says which file and what to do.
 */
export async function explainOpening<T>(url: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    const file = findDatabaseFile(url);
    if (isDamage(cause)) {
      const state = getCode(cause) === 'SQLITE_NOTADB' ? 'damaged, or another kind of file' : 'damaged';
      throw new Error(`The database ${file} is ${state}. ${hint}`, { cause });
    }
    const code = getCode(cause);
    if (!/^(?:E[A-Z]+|SQLITE_(?:CANTOPEN|READONLY|IOERR|PERM).*)$/.test(code)) throw cause;
    const remedy = `Correct DATABASE_URL, or let this program write to it and ${dirname(file)}.`;
    throw new Error(`The database ${file} cannot be opened (${code}). ${remedy}`, { cause });
  }
}

/** Lists every problem found by SQLite's full check and its foreign key check, one per line. */
export async function listProblems(db: Db): Promise<readonly string[]> {
  if (isPostgres(db)) throw new Error('PostgreSQL has its own checks: data checksums and pg_amcheck.');
  try {
    const pages = await sql<{ integrityCheck: string }>`pragma integrity_check(100)`.execute(db);
    const keys = await sql<{ table: string; rowid: number; parent: string }>`
      pragma foreign_key_check
    `.execute(db);
    return [
      ...pages.rows.map(({ integrityCheck: line }) => line).filter((line) => line !== 'ok'),
      ...keys.rows.map(({ table, rowid, parent }) => `${table} row ${rowid} has no row in ${parent}`),
    ];
  } catch (cause) {
    if (isDamage(cause)) return [cause.message];
    throw cause;
  }
}

function isDamage(cause: unknown): cause is Error {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(getCode(cause));
}
