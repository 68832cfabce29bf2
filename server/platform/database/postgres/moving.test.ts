import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { runOps } from '../../../commands/cli/run-ops.ts';
import { copyTemplate } from '../../../testing/peers/postgres-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon } from '../../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createWholePerson } from '../../../testing/whole-person.ts';
import { listCopiedTables } from '../copy-database.ts';
import type { Db } from '../database.ts';
import { addMark, migrate } from '../migrator.ts';
import { openSqliteDatabase } from '../sqlite/sqlite-database.ts';

const SESSION_SECRET = 's'.repeat(32);
let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/coverlight-move-`);
  database = await copyTemplate(inject('postgres'));
});
afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command, and calls `onText` with what it prints. */
async function run(
  url: string,
  args: string[],
  onText: (text: string) => void | Promise<void> = () => undefined,
) {
  let [stdout, stderr] = ['', ''];
  const environment = { DATABASE_URL: url, SESSION_SECRET, BACKUP_FOLDER: `${folder}/backups` };
  const code = await runOps(args, {
    environment,
    async print(texts) {
      for await (const text of texts) {
        stdout += text;
        await onText(text);
      }
    },
    printError: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
}

async function fill(app: TestApp): Promise<void> {
  const names = { email: 'ada@example.com', phone: '+12025550143', name: 'Ada', dob: '1990-01-01' };
  await createWholePerson(app, { ...names, newEmail: 'ada@new.example', googleSubject: '7' });
  const { db } = app.services.database;
  await sql`update profiles set first_name = ${'A\0da 💡'}`.execute(db);
  for (let call = 0; call < 30; call += 1)
    await postBeacon(
      app,
      Array.from({ length: 50 }, () => buildEvent()),
    );
  await completeFigures(app);
}

/** Every row of every table, as text. */
async function dump(db: Db): Promise<Record<string, string[]>> {
  const model = openSqliteDatabase(`file:${folder}/model.db`);
  await migrate(model.db);
  const tables = await listCopiedTables(model.db);
  await model.close();
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins());
    found[name] = rows.map((row) => JSON.stringify(row).replaceAll('\\u0000', '\uFFFD')).sort();
  }
  return found;
}

describe('npm run ops -- move', () => {
  it('takes a running site to PostgreSQL and back without losing a row', async () => {
    const url = `file:${folder}/site.db`;
    const app = await createTestApp({ DATABASE_URL: url, SESSION_SECRET });
    await fill(app);
    const prepared = await run(url, ['move', '--to', database.url, '--prepare']);
    expect(prepared).toMatchObject({ code: 0, stderr: '' });
    expect(prepared.stdout).toMatch(/read-only for up to \d+ minute/);
    await expect(createTestApp({ DATABASE_URL: database.url })).rejects.toThrow('unfinished copy');

    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser, { email: 'grace@example.com' });
    await sql`delete from analytics_events where id % 3 = 0`.execute(app.services.database.db);
    let before = {};
    const statuses: number[] = [];
    const moved = await run(url, ['move', '--to', database.url], async (text) => {
      if (!text.includes('Stop the server now')) return;
      const write = { name: 'Ada', email: 'ada@example.com', message: 'Hello, is anyone there?' };
      statuses.push((await browser.send('post', '/api/contact', write)).status);
      statuses.push((await browser.send('get', '/api/auth/session')).status);
      before = await dump(app.services.database.db);
      await app[Symbol.asyncDispose]();
    });
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toContain('are the same in both');
    expect(statuses).toEqual([503, 200]);
    await expect(createTestApp({ DATABASE_URL: url, SESSION_SECRET })).rejects.toThrow(
      /^The database isn’t in use: moved to postgres:.+\. Set DATABASE_URL to the one that is\.$/,
    );

    const onPostgres = await createTestApp({ DATABASE_URL: database.url, SESSION_SECRET });
    expect(await dump(onPostgres.services.database.db)).toEqual(before);
    const signIn = { email: 'grace@example.com', password: testPerson.password };
    const again = createTestBrowser(onPostgres.listener);
    expect((await again.send('post', '/api/auth/sign-in', signIn)).status).toBe(200);
    await postBeacon(onPostgres, [buildEvent()]).expect(202);
    const after = await dump(await completeFigures(onPostgres));
    const back = await run(database.url, ['move', '--to', `file:${folder}/back.db`], async (text) => {
      if (text.includes('Stop the server now')) await onPostgres[Symbol.asyncDispose]();
    });
    expect(back).toMatchObject({ code: 0, stderr: '' });
    await using returned = await createTestApp({ DATABASE_URL: `file:${folder}/back.db`, SESSION_SECRET });
    expect(await dump(returned.services.database.db)).toEqual(after);
  });

  it('finishes when it was killed between its last two writes, and moves nowhere else', async () => {
    const url = `file:${folder}/site.db`;
    await using app = await createTestApp({ DATABASE_URL: url, SESSION_SECRET });
    await run(url, ['move', '--to', database.url, '--prepare']);
    await addMark(app.services.database.db, `moved to ${database.url.replace(/\/\/[^/]*@/, '//')}`);
    await app[Symbol.asyncDispose]();
    expect((await run(url, ['move', '--to', 'postgres://elsewhere.example/site'])).stderr).toContain(
      'moved to',
    );
    expect(await run(url, ['move', '--to', database.url])).toMatchObject({ code: 0, stderr: '' });
    await using moved = await createTestApp({ DATABASE_URL: database.url, SESSION_SECRET });
    expect(await moved.services.database.canWrite()).toBe(true);
  });

  it('continues where it was interrupted, and refuses a database with other data', async () => {
    const url = `file:${folder}/site.db`;
    await using app = await createTestApp({ DATABASE_URL: url, SESSION_SECRET });
    await fill(app);
    const stopped = await run(url, ['move', '--to', database.url], (text) => {
      if (text.includes('Stop the server now')) throw new Error('interrupted');
    });
    expect(stopped).toMatchObject({ code: 1, stderr: 'interrupted' });
    await signUpInTest(createTestBrowser(app.listener), { email: 'grace@example.com' });
    expect((await run(url, ['move', '--to', database.url, '--prepare'])).code).toBe(0);

    expect(await run(url, ['move', '--to', `file:${folder}/other.db`])).toMatchObject({ code: 2 });
    await using other = await copyTemplateWithPerson();
    expect(await run(url, ['move', '--to', other.url])).toMatchObject({
      code: 1,
      stderr: 'The --to database is not empty. Choose an empty one.',
    });
  });
});

async function copyTemplateWithPerson() {
  const { url, remove } = await copyTemplate(inject('postgres'));
  await using app = await createTestApp({ DATABASE_URL: url });
  await signUpInTest(createTestBrowser(app.listener));
  return { url, [Symbol.asyncDispose]: remove };
}

describe('backups of PostgreSQL', () => {
  it('are made next to a server, and restore what was deleted', async () => {
    const app = await createTestApp({ DATABASE_URL: database.url, SESSION_SECRET });
    await fill(app);
    const before = await dump(app.services.database.db);
    const made = await run(database.url, ['backup']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const [, file = ''] = /Backed up to (\S+)/.exec(made.stdout) ?? [];
    expect((await run(database.url, ['restore', file, '--check'])).stdout).toContain(
      'is intact and has 1 account',
    );
    await app.services.database.db.deleteFrom('users').execute();
    expect((await run(database.url, ['restore', file])).stderr).toContain('Stop it first');
    await app[Symbol.asyncDispose]();
    const restored = await run(database.url, ['restore', file]);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    await using again = await createTestApp({ DATABASE_URL: database.url, SESSION_SECRET });
    expect(await dump(again.services.database.db)).toEqual(before);
    await signUpInTest(createTestBrowser(again.listener), { email: 'new@example.com' });
  });
});
