import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrator.ts';
import { openSqliteDatabase } from './sqlite/sqlite-database.ts';

let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-migrator-'));
  database = openSqliteDatabase(`file:${folder}/deep/er/test.db`);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function addMigration(name: string, ...statements: string[]) {
  const lines = statements.map((statement) => `  await sql\`${statement}\`.execute(db);`).join('\n');
  const kysely = import.meta.resolve('kysely');
  writeFileSync(
    `${folder}/${name}.ts`,
    `import { sql } from '${kysely}';\nexport async function up(db) {\n${lines}\n}\n`,
  );
}

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  it('runs each migration once, in order', async () => {
    addMigration('0002-second', 'insert into first values (1)');
    addMigration('0001-first', 'create table first (id integer) strict');
    expect(await isMigrated(database.db, folder).catch(() => false)).toBe(false);
    expect(await migrate(database.db, folder)).toEqual(['0001-first', '0002-second']);
    expect(await migrate(database.db, folder)).toEqual([]);
    expect(await isMigrated(database.db, folder)).toBe(true);
  });

  it('[security 54] rolls back a failed migration, and succeeds once it is fixed', async () => {
    addMigration('0001-first', 'create table first (id integer) strict', 'insert into nowhere values (1)');
    await expect(migrate(database.db, folder)).rejects.toThrow('0001-first failed and was undone');
    expect(await listTables()).toEqual(['migrations']);
  });

  it('says that the disk is full, after which SQLite has rolled back by itself', async () => {
    addMigration(
      '0001-first',
      'create table first (text text) strict',
      'insert into first values (hex(zeroblob(100000)))',
    );
    await sql`pragma max_page_count = 8`.execute(database.db);
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'failed and was undone: database or disk is full',
    );
    expect(await listTables()).toEqual(['migrations']);
  });

  it('refuses a database that is newer than the program', async () => {
    addMigration('0001-first', 'create table first (id integer) strict');
    await migrate(database.db, folder);
    rmSync(`${folder}/0001-first.ts`);
    await expect(migrate(database.db, folder)).rejects.toThrow('0001-first');
  });

  it.each([
    ['--help', 0],
    ['--dry-run', 2],
  ])('changes nothing when called with %s', async (option, code) => {
    const command = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: `file:${folder}/asked.db` };
    const run = promisify(execFile)(process.execPath, [command, option], { env });
    const done = await run.then(
      ({ stderr }) => ({ code: 0, stderr }),
      (cause) => cause,
    );
    expect(done).toMatchObject({ code, stderr: expect.stringContaining('Usage: npm run migrate') });
    expect(existsSync(`${folder}/asked.db`)).toBe(false);
  });

  it('lets several processes start on an empty database at the same time', async () => {
    const command = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: `file:${folder}/shared.db` };
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [command], { env })),
    );
    const applied = runs.filter(({ stdout }) => stdout.includes('0001-referral-logs'));
    expect(applied).toHaveLength(1);
  });
});

describe('openSqliteDatabase', () => {
  it('applies the settings that protect acknowledged writes', async () => {
    const read = async (name: string) =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db)).rows[0] ?? {},
      )[0];
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('busy_timeout')).toBe(0);
  });
});
