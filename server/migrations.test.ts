import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './platform/database/migrator.ts';
import { openSqliteDatabase } from './platform/database/sqlite/sqlite-database.ts';
import { findStrace } from './testing/processes/find-strace.ts';
import { createTestApp } from './testing/test-app.ts';
import { watchStatements } from './testing/watch-statements.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const killedMigration = fileURLToPath(new URL('testing/processes/killed-migration.ts', import.meta.url));
const names = readdirSync(migrations)
  .filter((file) => /^\d{4}-/.test(file))
  .sort();
const points = 12;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverlight-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a database that an earlier version left behind, with only the first migrations. */
async function createOldDatabase(file: string, count: number, statements: readonly string[]): Promise<void> {
  const earlier = `${folder}/first-${count}`;
  mkdirSync(earlier);
  for (const name of names.slice(0, count)) symlinkSync(`${migrations}/${name}`, `${earlier}/${name}`);
  const database = openSqliteDatabase(`file:${file}`);
  await migrate(database.db, earlier);
  await database.close();
  const sqlite = new SqliteDatabase(file);
  for (const statement of statements) sqlite.exec(statement);
  sqlite.close();
}

const referrals = Array.from(
  { length: 50 },
  (_, number) => `insert into referral_logs (carrier_id, carrier_name, referral_url, click_id, clicked_at)
    values ('alderpoint', 'Alderpoint Life', 'https://carrier.example/', 'click-${number}', '2026-01-01T00:00:00.000Z')`,
);

/** Returns everything in the schema, and whether the file is intact. */
function inspect(file: string) {
  const sqlite = new SqliteDatabase(file, { readonly: true });
  try {
    return {
      schema: sqlite.prepare('select name, sql from sqlite_master order by name').all(),
      applied: sqlite.prepare('select name from migrations order by name').pluck().all(),
      referrals: sqlite.prepare('select count(distinct click_id) from referral_logs').pluck().get(),
      integrity: sqlite.pragma('integrity_check', { simple: true }),
      brokenKeys: sqlite.pragma('foreign_key_check'),
    };
  } finally {
    sqlite.close();
  }
}

/** Migrates like the next start does, and returns how many statements that took. */
async function heal(file: string): Promise<number> {
  const database = openSqliteDatabase(`file:${file}`);
  let statements = 0;
  await migrate(
    watchStatements(database.db, () => {
      statements += 1;
    }),
  );
  await database.close();
  return statements;
}

/** Returns points spread evenly between the first and the last moment. */
function spread(count: number, moments: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((index * (moments - 1)) / (count - 1)));
}

async function runKilled(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

describe('[security 54] a killed migration', () => {
  it('before any of its statements recovers at the next start, with all its data', async () => {
    await createOldDatabase(`${folder}/old.db`, 1, referrals);
    copyFileSync(`${folder}/old.db`, `${folder}/whole.db`);
    const statements = await heal(`${folder}/whole.db`);
    const whole = inspect(`${folder}/whole.db`);
    expect(whole).toMatchObject({ referrals: 50, integrity: 'ok', brokenKeys: [] });
    expect(whole.applied).toHaveLength(names.length);
    expect(statements).toBeGreaterThan(points);
    for (const point of spread(points, statements)) {
      const file = `${folder}/killed-${point}.db`;
      copyFileSync(`${folder}/old.db`, file);
      await runKilled(process.execPath, [killedMigration, file, String(point)]);
      await heal(file);
      expect(inspect(file), `killed before statement ${point}`).toEqual(whole);
    }
  });

  it('in the middle of writing to the disk recovers, too', async () => {
    const strace = findStrace();
    await createOldDatabase(`${folder}/old.db`, 1, referrals);
    copyFileSync(`${folder}/old.db`, `${folder}/whole.db`);
    await heal(`${folder}/whole.db`);
    const whole = inspect(`${folder}/whole.db`);
    for (const write of [3, 12, 30, 60, 90]) {
      const file = `${folder}/torn-${write}.db`;
      copyFileSync(`${folder}/old.db`, file);
      const fatal = `inject=pwrite64:signal=KILL:when=${write}`;
      const trace = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=pwrite64', '-e', fatal];
      await runKilled(strace, [...trace, process.execPath, killedMigration, file]);
      await heal(file);
      expect(inspect(file), `killed at write ${write}`).toEqual(whole);
    }
  });
});

it('[security 54] brings the database of every earlier version to the same schema, back to the first', async () => {
  const schemas = new Set<string>();
  for (let count = 1; count <= names.length; count += 1) {
    const file = `${folder}/version-${count}.db`;
    await createOldDatabase(file, count, referrals.slice(0, 1));
    await heal(file);
    const { schema, ...state } = inspect(file);
    expect(state).toMatchObject({ referrals: 1, integrity: 'ok', brokenKeys: [] });
    schemas.add(JSON.stringify(schema));
  }
  expect(schemas.size).toBe(1);
});

it('[security 54] migrates a backup of an earlier version with its people, and serves it', async () => {
  const time = '2026-01-01T00:00:00.000Z';
  const people = Array.from({ length: 20 }, (_, number) => [
    `insert into users (id, email, email_confirmed_at, created_at, updated_at)
      values ('u${number}', 'p${number}@example.com', '${time}', '${time}', '${time}')`,
    `insert into profiles (user_id, first_name, age, state, priority, created_at, updated_at)
      values ('u${number}', 'Maya', 40, 'Ohio', 'Lowest premium cost', '${time}', '${time}')`,
  ]);
  await createOldDatabase(`${folder}/backup.db`, 3, [...referrals, ...people.flat()]);
  await using app = await createTestApp({ DATABASE_URL: `file:${folder}/backup.db` });
  expect(await app.services.isReady()).toBe(true);
  const { db } = app.services.database;
  const kept = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .select(['users.email', 'profiles.firstName', 'profiles.age', 'profiles.answers'])
    .execute();
  expect(kept).toHaveLength(20);
  expect(kept).toContainEqual({
    email: 'p7@example.com',
    firstName: 'Maya',
    age: 40,
    answers: expect.objectContaining({ state: 'Ohio', priority: 'Lowest premium cost', policyType: null }),
  });
  expect(inspect(`${folder}/backup.db`)).toMatchObject({ referrals: 50, integrity: 'ok', brokenKeys: [] });
});
