import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFactorSecret, sealFactorSecret } from '../features/auth/factors/factor-secret.ts';
import { updateUser } from '../features/auth/users/users.repository.ts';
import { upsertProfile } from '../features/profile/profiles.repository.ts';
import { insertOutcome, replaceStatement } from '../features/referrals/outcomes.repository.ts';
import { addMark } from '../platform/database/migrator.ts';
import { refuseUnfinishedRestore } from '../platform/database/sqlite/unfinished-restore.ts';
import { createSecrets } from '../platform/security/secrets.ts';
import { version } from '../platform/version.ts';
import { confirmInTest } from '../testing/confirmed-sign-up.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { buildSite } from '../testing/processes/spawn-server.ts';
import {
  createTestApp,
  describeDatabase,
  restartTestApp,
  type TestApp,
  testSecret,
} from '../testing/test-app.ts';
import { buildEvent, completeFigures, postBeacon } from '../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../testing/test-browser.ts';
import { onlyOnSqlite } from '../testing/test-database.ts';
import { explainMailServer } from './cli/doctor/provider-checks.ts';
import { readDatabase } from './cli/open-database.ts';
import { listReplacingSteps } from './cli/restore.ts';
import { type OpsResult, runOpsHere } from './testing/run-ops-here.ts';

let app: TestApp;
let folder: string;

beforeEach(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'coverlight-ops-'));
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in this process. `ops.test.ts` runs some as an operator does. */
function run(args: readonly string[], environment: Record<string, string> = {}): Promise<OpsResult> {
  return runOpsHere(args, {
    ...describeDatabase(app),
    BACKUP_FOLDER: `${folder}/backups`,
    ...environment,
  });
}

/** An account with a confirmed address. */
async function createPerson(email = testPerson.email): Promise<string> {
  const browser = createTestBrowser(app.listener);
  const id = String((await signUpInTest(browser, { email })).body.user.id);
  await confirmInTest(app, id);
  return id;
}

const commandNames = [
  'doctor',
  'backup',
  'restore',
  'check',
  'move',
  'operators',
  'people',
  'messages',
  'keys',
  'outbox',
  'referrals',
  'report',
  'export',
  'prune',
  'rotate-secret',
  'version',
];

describe('npm run ops', () => {
  it('lists every command, and describes each with --help', async () => {
    const { stdout, code } = await run([]);
    expect(code).toBe(0);
    expect([...stdout.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)).toEqual(commandNames);
    const helps = await Promise.all(commandNames.map((name) => run([name, '--help'])));
    for (const [index, help] of helps.entries()) {
      expect(help.code).toBe(0);
      expect(help.stdout).toContain(`Usage: npm run ops -- ${commandNames[index]}`);
      expect(help.stdout).toContain('--json');
    }
  });

  it.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['backup', '--keep', '0'], '--keep must be a number from 1 to 10000, not "0".'],
    [['backup', 'now'], "Unexpected argument 'now'"],
    [['report', '--format', 'pdf'], '--format must be table or csv or json or html, not "pdf".'],
    [['report', '--from', '2026-02-30'], '--from must be a date such as 2026-03-01, not "2026-02-30".'],
    [['report', '--from', '2026-03-02', '--to', '2026-03-01'], 'is after'],
    [['report', '--from', '1990-01-01'], 'is longer than'],
    [['report', '--to', '0000-01-05'], '--to must be a date'],
    [['prune', '--older-than', '0'], '--older-than must be a number'],
    [['people', 'find'], 'Use one of find, export, delete'],
    [['people', 'delete', 'a@example.com'], 'Add --yes'],
    [['people', 'reset-factors', 'a@example.com', '--checked', 'yes'], 'Say how you checked who is asking'],
    [['restore'], 'exactly one argument'],
    [['move'], '--to must be the other database'],
    [['move', '--to', 'data/other.db'], '--to must be the other database'],
    [['messages', 'mark', 'lost', '1'], 'Use messages'],
    [['doctor', '--send-email', 'nonsense'], '--send-email must be an email address'],
  ])('rejects %j with exit code 2, and prints the usage', async (args, words) => {
    const { code, stderr, stdout } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr).toContain('Usage: npm run ops --');
  });

  it('prints errors as JSON with --json', async () => {
    const { code, stderr } = await run(['people', 'find', 'nobody@example.com', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toEqual({
      error: 'No account has the address or number nobody@example.com, and no one has written from it.',
    });
  });

  it('creates no database for a mistyped DATABASE_URL, no matter which command is run', async () => {
    const typo = { DATABASE_URL: `file:${folder}/typo/none.db` };
    const calls = [
      ['backup'],
      ['check'],
      ['operators'],
      ['operators', 'add', 'a@example.com'],
      ['people', 'find', 'a@example.com'],
      ['messages'],
      ['outbox', 'retry'],
      ['referrals'],
      ['report'],
      ['export'],
      ['prune'],
      ['doctor'],
    ];
    const results = await Promise.all(calls.map((args) => run(args, typo)));
    for (const { code, stdout, stderr } of results) {
      expect(code).toBe(1);
      expect(stdout + stderr).toContain(`There is no database at ${folder}/typo/none.db.`);
    }
    expect(existsSync(`${folder}/typo`)).toBe(false);
  });

  it('changes nothing in a database that was moved away', async () => {
    const { db } = app.services.database;
    await addMark(db, 'moved to postgres://db.example/site');
    const calls = [
      ['keys', 'add', 'crm'],
      ['people', 'find', 'a@example.com'],
      ['outbox', 'retry'],
      ['backup'],
    ];
    const results = await Promise.all(calls.map((args) => run(args)));
    for (const { code, stderr } of results) {
      expect([code, stderr]).toEqual([1, expect.stringContaining('moved to postgres://db.example/site')]);
    }
    expect(await db.selectFrom('analyticsKeys').selectAll().execute()).toEqual([]);
    const { stdout } = await run(['doctor']);
    expect(stdout).toMatch(/^BAD +Migrations +The database isn’t in use: moved to .+ Set DATABASE_URL/m);
  });

  it('names a wrong setting in one line, without a stack trace', async () => {
    const { code, stderr } = await run(['check'], { DATABASE_URL: 'mysql://db' });
    expect(code).toBe(1);
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('prints its version', async () => {
    expect((await run(['version'])).stdout).toContain(` ${version} (Node ${process.versions.node})`);
    expect(JSON.parse((await run(['version', '--json'])).stdout)).toEqual({
      version,
      node: process.versions.node,
    });
  });
});

describe('ops backup and restore', () => {
  it('writes checked backups that only their owner can read, and keeps the newest', async () => {
    await createPerson();
    for (let count = 0; count < 3; count += 1) {
      expect((await run(['backup', '--keep', '2', '--json'])).code).toBe(0);
    }
    const files = readdirSync(`${folder}/backups`);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^coverlight-\d{8}T\d{9}Z\.db$/);
      expect(statSync(`${folder}/backups/${file}`).mode & 0o777).toBe(0o600);
    }
    expect(statSync(`${folder}/backups`).mode & 0o777).toBe(0o700);
    const checked = await run(['restore', `${folder}/backups/${files[0]}`, '--check']);
    expect(checked.stdout).toContain('is intact and has 1 account.');
  });

  it('removes what a killed backup left a day ago, but not one that may be under way', async () => {
    mkdirSync(`${folder}/backups`);
    const left = ['.db.part', '.db.part-journal'].map((ending) => `coverlight-20260301T000000000Z${ending}`);
    const others = ['coverlight-20260302T000000000Z.db.part', 'notes.db.part'];
    for (const name of [...left, ...others]) writeFileSync(`${folder}/backups/${name}`, '');
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [...left, 'notes.db.part']) utimesSync(`${folder}/backups/${name}`, old, old);
    const { stdout } = await run(['backup']);
    for (const name of left) expect(stdout).toContain(`Removed ${folder}/backups/${name}.`);
    expect(readdirSync(`${folder}/backups`)).toEqual(expect.arrayContaining(others));
    expect(readdirSync(`${folder}/backups`)).toHaveLength(3);
  });

  it(
    'restores a backup once the server has stopped, and keeps the replaced database',
    onlyOnSqlite(),
    async () => {
      await createPerson();
      const { file } = JSON.parse((await run(['backup', '--json'])).stdout);
      await createPerson('second@example.com');
      const running = await run(['restore', file]);
      expect(running.code).toBe(1);
      expect(running.stderr).toContain('A server is already using the database');
      const { folder: home } = app;
      await app.services[Symbol.asyncDispose]();
      const restored = await run(['restore', file]);
      expect(restored).toMatchObject({ code: 0 });
      expect(restored.stdout).toContain(`Restored to ${home}/test.db. Start the server.`);
      const [kept] = readdirSync(home).filter((name) => /^test\.db\.before-\d+T\d+Z$/.test(name));
      expect(kept).toBeDefined();
      const found = await run(['people', 'find', 'second@example.com']);
      expect(found.code).toBe(1);
      const before = await run(['people', 'find', 'second@example.com'], {
        DATABASE_URL: `file:${home}/${kept}`,
      });
      expect(before.code).toBe(0);
      app = await restartTestApp(app);
    },
  );

  it(
    'loses neither database when it is killed, and never lets a server start on none',
    onlyOnSqlite(),
    async () => {
      await createPerson();
      const { file } = JSON.parse((await run(['backup', '--json'])).stdout);
      await createPerson('second@example.com');
      // This is how a killed server leaves it: the second person is only in the write-ahead log.
      for (const ending of ['', '-wal'])
        copyFileSync(`${app.folder}/test.db${ending}`, `${folder}/killed.db${ending}`);
      const findPeople = (database: string) =>
        existsSync(database)
          ? readDatabase(
              `file:${database}`,
              async (db) => (await db.selectFrom('users').select('email').execute()).length,
            )
          : undefined;
      const steps = listReplacingSteps('', '').length;
      for (let taken = 0; taken <= steps; taken += 1) {
        const database = `${folder}/${taken}.db`;
        for (const ending of ['', '-wal']) copyFileSync(`${folder}/killed.db${ending}`, database + ending);
        for (const step of listReplacingSteps(database, file, `${database}.kept`).slice(0, taken)) step();
        const [found, kept] = [await findPeople(database), await findPeople(`${database}.kept`)];
        expect([found, kept], `after ${taken} steps`).toContain(2);
        const start = () => refuseUnfinishedRestore(`file:${database}`);
        if (found === undefined) expect(start).toThrow('was interrupted');
        else expect(start).not.toThrow();
        for (const step of listReplacingSteps(database, file, `${database}.again`)) step();
        expect(await findPeople(database), `again after ${taken} steps`).toBe(1);
      }
    },
  );

  it('restores data that a copy of a killed server’s files has only in its log', onlyOnSqlite(), async () => {
    await createPerson();
    for (const ending of ['', '-wal'])
      copyFileSync(`${app.folder}/test.db${ending}`, `${folder}/killed.db${ending}`);
    const environment = { DATABASE_URL: `file:${folder}/new.db` };
    expect(await run(['restore', `${folder}/killed.db`], environment)).toMatchObject({ code: 0 });
    expect(await run(['people', 'find', testPerson.email], environment)).toMatchObject({ code: 0 });
  });

  it.each([
    ['a damaged file', (bytes: Buffer) => bytes.fill(0xa5, bytes.length / 2), 'is damaged'],
    ['another file', () => Buffer.from('something else entirely'), 'damaged|not a backup'],
    ['an empty file', () => Buffer.alloc(0), '^\\S+ is not a backup of this program\\.$'],
  ])('rejects %s, and changes nothing', async (_name, change, words) => {
    const { file } = JSON.parse((await run(['backup', '--json'])).stdout);
    writeFileSync(file, change(readFileSync(file)));
    await app.services[Symbol.asyncDispose]();
    const before = readdirSync(app.folder).filter((name) => name.includes('before'));
    const result = await run(['restore', file]);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(new RegExp(words));
    expect(readdirSync(app.folder).filter((name) => name.includes('before'))).toEqual(before);
    app = await restartTestApp(app);
  });

  it('says that a full or closed folder cannot be written, and leaves no partial backup', async () => {
    mkdirSync(`${folder}/backups`);
    writeFileSync(`${folder}/in-the-way`, '');
    const { code, stderr } = await run(['backup', '--to', `${folder}/in-the-way`]);
    expect(code).toBe(1);
    expect(stderr).toContain('in-the-way');
    expect(readdirSync(`${folder}/backups`)).toEqual([]);
  });
});

describe('ops people', () => {
  it('calls a person by the name of their profile', async () => {
    const id = await createPerson();
    const names = { firstName: 'Ada', lastName: 'Byron' };
    await upsertProfile(app.services.database.db, id, names, new Date());
    expect((await run(['people', 'find', testPerson.email])).stdout).toMatch(/^Name +Ada Byron$/m);
  });

  it('finds, exports, and deletes a person, and records it', async () => {
    const id = await createPerson();
    const found = JSON.parse((await run(['people', 'find', ' ADA@example.com ', '--json'])).stdout);
    expect(found).toMatchObject({ id, email: 'ada@example.com', factors: 0, sessions: [{}] });
    const out = `${folder}/ada.json`;
    expect((await run(['people', 'export', 'ada@example.com', '--out', out])).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ account: { email: 'ada@example.com' } });
    expect((await run(['people', 'delete', 'ada@example.com', '--yes'])).code).toBe(0);
    const { db } = app.services.database;
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    const actions = await db.selectFrom('operatorActions').selectAll().orderBy('doneAt').execute();
    expect(actions.map(({ action, subjectId, operatorId }) => [action, subjectId, operatorId])).toEqual([
      ['viewed_person', id, null],
      ['exported_person', id, null],
      ['deleted_person', id, null],
    ]);
  });

  it('finds a person by a phone number in any usual form', async () => {
    const id = await createPerson();
    const { db } = app.services.database;
    await updateUser(db, id, { phone: '+12125550123', phoneConfirmedAt: new Date() }, new Date());
    for (const number of ['+1 212-555-0123', '(212) 555-0123', '2125550123']) {
      expect(JSON.parse((await run(['people', 'find', number, '--json'])).stdout).id).toBe(id);
    }
  });

  it('signs a person out everywhere', async () => {
    await createPerson();
    const other = createTestBrowser(app.listener);
    await other.send('post', '/api/auth/sign-in', testPerson);
    expect((await run(['people', 'end-sessions', testPerson.email])).stdout).toBe(
      'Signed out on 2 devices.\n',
    );
    expect((await other.send('get', '/api/profile')).status).toBe(401);
  });

  it('resets a lost second factor, stores how the person was checked, and tells them', async () => {
    const id = await createPerson();
    const { db } = app.services.database;
    const factor = { id: 'f', userId: id, type: 'totp', friendlyName: 'App', encryptedSecret: 'x' };
    await db
      .insertInto('factors')
      .values({ ...factor, type: 'totp', status: 'verified', createdAt: new Date() })
      .execute();
    const how = 'called back on the confirmed number';
    const { stdout } = await run(['people', 'reset-factors', testPerson.email, '--checked', how]);
    expect(stdout).toBe('Removed 1 second factor, and signed out everywhere.\n');
    expect(await db.selectFrom('factors').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const [action] = await db.selectFrom('operatorActions').selectAll().execute();
    expect(action).toMatchObject({ action: 'reset_factors', subjectId: id, detail: how });
    const emails = await db.selectFrom('messages').select('purpose').execute();
    expect(emails.map(({ purpose }) => purpose)).toContain('factors_reset');
  });
});

describe('ops operators', () => {
  it('adds, lists, and removes operators', async () => {
    await createPerson();
    const added = await run(['operators', 'add', testPerson.email]);
    expect(added.stdout).toBe(
      'ada@example.com is now an operator. The desk opens once the account has a passkey or an authenticator app.\n',
    );
    expect((await run(['operators'])).stdout).toBe('ada@example.com  (no second factor yet)\n');
    expect((await run(['operators', 'remove', testPerson.email])).code).toBe(0);
    expect((await run(['operators'])).stdout).toBe('There are no operators yet.\n');
    expect((await run(['operators', 'remove', testPerson.email])).code).toBe(1);
  });

  it('refuses an address without an account, or that no one has confirmed', async () => {
    expect((await run(['operators', 'add', 'no@example.com'])).stderr).toContain(
      'No account has the address',
    );
    await signUpInTest(createTestBrowser(app.listener));
    expect((await run(['operators', 'add', testPerson.email])).stderr).toContain('is not confirmed');
  });
});

it('finds, exports, and deletes someone who only wrote, with ops people', async () => {
  const letter = { name: 'Maya', email: 'maya@example.com', message: 'Hello' };
  await createTestBrowser(app.listener).send('post', '/api/contact', letter);
  const people = (...args: string[]) => run(['people', ...args]);
  expect((await people('find', letter.email)).stdout).toBe(
    'No account, but maya@example.com wrote 1 message.\n',
  );
  expect((await people('end-sessions', letter.email)).stderr).toContain('has no account');
  const exported = await people('export', letter.email);
  expect(JSON.parse(exported.stdout).contactMessages).toMatchObject([{ message: 'Hello' }]);
  expect((await people('delete', letter.email, '--yes')).stdout).toContain('Deleted.');
  expect((await people('find', letter.email)).code).toBe(1);
  const actions = await app.services.database.db.selectFrom('operatorActions').select('action').execute();
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'deleted_writer',
    'exported_writer',
    'missed_person',
    'viewed_writer',
  ]);
});

describe('ops messages and ops referrals', () => {
  it('lists, shows, and marks messages', async () => {
    const browser = createTestBrowser(app.listener);
    const body = { name: 'Maya', email: 'maya@example.com', subject: 'Hello', message: 'One\nTwo' };
    const { id } = (await browser.send('post', '/api/contact', body)).body;
    expect((await run(['messages'])).stdout).toContain('maya@example.com  Hello');
    expect((await run(['messages', 'show', id])).stdout).toMatch(
      /^From Maya <maya@example\.com>\n[\s\S]*One\nTwo\n$/,
    );
    expect((await run(['messages', 'mark', 'answered', id])).stdout).toBe('Marked as answered.\n');
    // As at the desk, an answered message has been read.
    expect(JSON.parse((await run(['messages', 'show', id, '--json'])).stdout).readAt).not.toBeNull();
    expect((await run(['messages', 'mark', 'spam', id])).stdout).toBe('Marked as spam.\n');
    expect((await run(['messages'])).stdout).toBe('There are no such messages.\n');
    expect(JSON.parse((await run(['messages', '--filter', 'spam', '--json'])).stdout)).toHaveLength(1);
    expect((await run(['messages', 'mark', 'read', randomUUID()])).code).toBe(1);
    const { db } = app.services.database;
    const recorded = db
      .selectFrom('operatorActions')
      .select(['operatorId', 'action', 'detail'])
      .orderBy('detail');
    expect(await recorded.where('action', 'in', ['marked_message', 'read_message']).execute()).toEqual([
      { operatorId: null, action: 'marked_message', detail: 'answered' },
      { operatorId: null, action: 'marked_message', detail: 'spam' },
    ]);
  });

  it('counts referrals by carrier and month, and writes each as CSV', async () => {
    const [carrier] = app.services.carriers;
    const browser = createTestBrowser(app.listener);
    const body = { carrierName: carrier?.name, referralUrl: carrier?.referralLink, sessionId: '=cmd' };
    await browser.send('post', '/api/referrals', { ...body, sessionId: 'tab_1' });
    const { clickId } = (await browser.send('post', '/api/referrals', { ...body, sessionId: 'tab_2' })).body;
    const today = new Date().toISOString().slice(0, 10);
    const month = today.slice(0, 7);
    const report = { carrierId: carrier?.id ?? '', clickId, status: 'issued', amountCents: 41_250 } as const;
    const { db } = app.services.database;
    await insertOutcome(db, {
      ...report,
      occurredOn: today,
      messageId: '1',
      bodyHash: '',
      receivedAt: new Date(),
    });
    expect(JSON.parse((await run(['referrals', '--json'])).stdout)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ month, carrierId: carrier?.id, clicks: 2, reportedCents: 41_250 }),
      ]),
    );
    expect((await run(['referrals'])).stdout).toContain(
      `${month}  ${carrier?.name}  2 clicks  1 issued  reported $412.50  no statement\n`,
    );
    const unknown = { ...report, clickId: randomUUID(), occurredOn: today };
    const statement = {
      carrierId: report.carrierId,
      month,
      lines: [{ ...report, occurredOn: today }, unknown],
    };
    await db.transaction().execute((trx) => replaceStatement(trx, statement, new Date()));
    expect((await run(['referrals'])).stdout).toContain(
      '2 clicks  1 issued  1 unknown click  reported $412.50  statement $825.00  1 difference\n',
    );
    const { stdout } = await run(['referrals', '--format', 'csv']);
    const [head, ...rows] = stdout.trimEnd().split('\r\n');
    expect(head).toBe('\ufefftime,carrier,click_id,campaign,signed_in,status,commission');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual([expect.stringMatching(/,no,issued,412\.5$/), expect.stringMatching(/,no,,$/)]);
  });
});

describe('ops keys', () => {
  const send = (key: string) =>
    postBeacon(app, buildEvent(), { Authorization: `Bearer ${key}`, Origin: '', 'User-Agent': 'node' });
  const readKey = ({ stdout }: OpsResult) => stdout.split('\n').find((line) => line.startsWith('ak_')) ?? '';

  it('adds, rotates, and revokes the key of a source, next to a running server', async () => {
    const first = readKey(await run(['keys', 'add', 'shop', '--origin', 'https://shop.example/']));
    await app.services.sources.reload();
    await send(first).expect(202);
    const { stdout } = await run(['keys', 'rotate', 'shop', '--json']);
    const { key } = JSON.parse(stdout);
    await app.services.sources.reload();
    await send(first).expect(401);
    await send(key).expect(202);
    await completeFigures(app);
    const listed = (await run(['keys'])).stdout;
    expect(listed).toMatch(/^shop .* 2 stored, 0 rejected {2}the default quota$/m);
    expect(listed).toContain('  origin https://shop.example\n');
    expect(listed).not.toContain(key);
    expect((await run(['keys', 'quota', 'shop', '--daily-mib', '5'])).stdout).toContain('5 MiB a day');
    expect((await run(['keys', 'revoke', 'shop'])).code).toBe(0);
    await app.services.sources.reload();
    await send(key).expect(401);
  });

  it.each([
    [['add'], 2, 'Use keys'],
    [['add', 'Shop!'], 1, 'A name can have'],
    [['add', 'shop', '--origin', 'https://*.shop.example'], 2, 'must be an origin'],
    [['rotate', 'shop', '--overlap', 'soon'], 2, '--overlap must be a time span'],
    [['rotate', 'nope'], 1, 'There is no source named nope.'],
    [['sing', 'shop'], 2, 'Use keys'],
  ])('explains what is wrong with %j', async (args, code, message) => {
    const result = await run(['keys', ...args]);
    expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(message)]);
  });
});

describe('ops rotate-secret', () => {
  it('keeps every authenticator app working, with both secrets in between', async () => {
    const id = await createPerson();
    const { db } = app.services.database;
    const [oldSecret, newSecret] = ['old-'.repeat(8), 'new-'.repeat(8)];
    const options = { isProduction: true, databaseFile: '' };
    const before = createSecrets({ ...options, secret: oldSecret });
    await db
      .insertInto('factors')
      .values({
        id: 'f',
        userId: id,
        type: 'totp',
        friendlyName: 'App',
        encryptedSecret: sealFactorSecret(before, 'f', 'JBSWY3DPEHPK3PXP'),
        status: 'verified',
        createdAt: new Date(),
      })
      .execute();
    const both = { SESSION_SECRET: newSecret, SESSION_SECRET_PREVIOUS: oldSecret };
    expect((await run(['rotate-secret'])).stdout).toMatch(/^SESSION_SECRET=[0-9a-f]{64}$/m);
    expect((await run(['rotate-secret', '--finish'])).code).toBe(1);
    const again = await run(['rotate-secret'], both);
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain('rotate-secret --finish');
    const finished = await run(['rotate-secret', '--finish'], both);
    expect(finished.stdout).toContain('Encrypted 1 secret with the new SESSION_SECRET.');
    const { encryptedSecret } = await db.selectFrom('factors').selectAll().executeTakeFirstOrThrow();
    const after = createSecrets({ ...options, secret: newSecret });
    expect(openFactorSecret(after, 'f', encryptedSecret)).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      isPrevious: false,
    });
    expect(JSON.parse((await run(['rotate-secret', '--finish', '--json'], both)).stdout)).toEqual({
      encrypted: 0,
      unreadable: 0,
    });
  });
});

it('exits with 2 when rotate-secret gets an argument, because `finish` without dashes would begin a change', async () => {
  const { code, stdout, stderr } = await run(['rotate-secret', 'finish']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain("Unexpected argument 'finish'.");
});

describe('ops doctor', () => {
  type Finding = { topic: string; level: string; message: string; remedy?: string };
  const diagnose = async (environment: Record<string, string> = {}, ...args: string[]) => {
    const { code, stdout } = await run(['doctor', '--json', ...args], environment);
    const { findings }: { findings: Finding[] } = JSON.parse(stdout);
    return { code, find: (topic: string) => findings.filter((each) => each.topic === topic) };
  };

  it('names every wrong setting, and exits with 1', async () => {
    const { code, find } = await diagnose({ PORT: 'http', TRUST_PROXY: 'yes' });
    expect(code).toBe(1);
    expect(find('Settings').map(({ level, message }) => [level, message.split(' ')[0]])).toEqual([
      ['bad', 'PORT'],
      ['bad', 'TRUST_PROXY'],
    ]);
  });

  it('refuses the settings whose place the site folder took, and a folder that was not built', async () => {
    const gone = await diagnose({ BRAND_FILE: 'brand.json', CARRIERS_FILE: 'carriers.json' });
    expect(gone.code).toBe(1);
    expect(gone.find('Settings').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^BRAND_FILE is no longer a setting\. .*CHANGELOG\.md/),
      expect.stringMatching(/^CARRIERS_FILE is no longer a setting\. .*CHANGELOG\.md/),
    ]);
    buildSite();
    const { code, find } = await diagnose({ SITE_FOLDER: 'other-site' });
    expect(code).toBe(1);
    expect(find('Site folder')).toMatchObject([
      { level: 'bad', message: expect.stringContaining('the site was built from site') },
    ]);
  });

  it('finds a postback secret for a carrier that does not exist', async () => {
    const secret = '0123456789abcdef01234567';
    expect((await diagnose({ POSTBACK_SECRETS: `alderpoint=${secret}` })).find('Carriers')).toMatchObject([
      {
        level: 'good',
        message: expect.stringMatching(/^\d+ that people are matched with, and \d+ that are only listed/),
      },
    ]);
    expect((await diagnose({ POSTBACK_SECRETS: `nobody=${secret}` })).find('Carriers')).toMatchObject([
      { level: 'bad', message: expect.stringContaining('POSTBACK_SECRETS names nobody') },
    ]);
  });

  it('reports a folder it can’t read along with everything else', async () => {
    writeFileSync(`${folder}/file`, '');
    const { code, find } = await diagnose({ BACKUP_FOLDER: `${folder}/file` });
    expect(code).toBe(1);
    expect(find('Backups')).toMatchObject([
      { level: 'bad', message: expect.stringContaining(`${folder}/file`) },
    ]);
    expect(find('Settings')).toMatchObject([{ level: 'good' }]);
  });

  it('warns of white space around a secret', async () => {
    const { find } = await diagnose({
      METRICS_TOKEN: '0123456789abcdef01234567\n',
      MAIL_FROM: ' a@example.com ',
    });
    expect(find('Settings')).toMatchObject([
      { level: 'good' },
      { level: 'warning', message: expect.stringMatching(/^METRICS_TOKEN has a line break/) },
    ]);
  });

  it('warns of quotation marks around a secret', async () => {
    const { find } = await diagnose({ METRICS_TOKEN: '"0123456789abcdef01234567"' });
    expect(find('Settings')).toMatchObject([
      { level: 'good' },
      { level: 'warning', message: expect.stringMatching(/^METRICS_TOKEN has quotation marks/) },
    ]);
  });

  it('finds a database that can only be read', async () => {
    expect((await diagnose()).find('Writing')).toMatchObject([{ level: 'good' }]);
    const copy = `${folder}/read-only.db`;
    await sql`vacuum into ${copy}`.execute(app.services.database.db);
    const bytes = readFileSync(copy);
    // A format that this version of SQLite reads, but doesn't write. As root, tests may write to any file.
    bytes[18] = 3;
    writeFileSync(copy, bytes);
    const { code, find } = await diagnose({ DATABASE_URL: `file:${copy}` });
    expect([code, find('Writing')]).toMatchObject([
      1,
      [{ level: 'bad', message: expect.stringMatching(/read/i) }],
    ]);
  });

  it('warns while a change of SESSION_SECRET isn’t finished', async () => {
    const { find } = await diagnose({ SESSION_SECRET_PREVIOUS: 'another secret that is 32 characters' });
    expect(find('Settings')).toMatchObject([
      { level: 'good' },
      { level: 'warning', message: expect.stringContaining('SESSION_SECRET_PREVIOUS') },
    ]);
  });

  it('counts groups of events that can’t be added to the totals', async () => {
    expect((await diagnose()).find('Totals')).toEqual([]);
    const { db } = app.services.database;
    const bad = { day: '2026-03-01', usage: '{}', deltas: '{', failures: 3 };
    await db.insertInto('analyticsDeltas').values(bad).execute();
    expect((await diagnose()).find('Totals')).toMatchObject([{ level: 'bad' }]);
    await db.deleteFrom('analyticsDeltas').execute();
  });

  it.each([
    ['http://localhost:9', 'good'],
    ['http://127.0.0.1:9', 'good'],
    ['http://www.example.com:9', 'bad'],
  ])('calls %s in production %s, as the server does when it starts', async (PUBLIC_ORIGIN, level) => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: testSecret, PUBLIC_ORIGIN };
    expect((await diagnose(production)).find('Proxy')).toMatchObject([{ level }]);
  });

  it('[security 41] says that only the proxy may reach the port, because anyone else could choose an address', async () => {
    const { find } = await diagnose({ PUBLIC_ORIGIN: 'https://127.0.0.1:9', TRUST_PROXY: '1' });
    expect(find('Proxy')).toMatchObject([
      { level: 'good', message: expect.stringContaining('only the proxy may reach the port') },
    ]);
  });

  it('sends an email, and says why when that fails', async () => {
    await using mailServer = await startMailServer();
    expect((await diagnose({ MAIL_URL: mailServer.url })).find('Email')).toMatchObject([{ level: 'good' }]);
    expect((await diagnose({ MAIL_URL: 'smtp://127.0.0.1:9' })).find('Email')).toMatchObject([
      { level: 'bad', message: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(mailServer.emails).toEqual([]);
    const working = await diagnose({ MAIL_URL: mailServer.url }, '--send-email', 'me@example.com');
    expect(working.find('Email')).toMatchObject([{ level: 'good' }]);
    expect(mailServer.emails.map(({ headers }) => headers.get('subject'))).toEqual([
      'This server can send email',
    ]);
    const broken = await diagnose({ MAIL_URL: 'smtp://127.0.0.1:9' }, '--send-email', 'me@example.com');
    expect(broken.code).toBe(1);
    expect(broken.find('Email')).toMatchObject([
      {
        level: 'bad',
        message: expect.stringContaining('ECONNREFUSED'),
        remedy: expect.stringContaining('MAIL_FROM'),
      },
    ]);
  });

  it.each([
    ['self-signed certificate; if the root CA is installed locally, try', /NODE_EXTRA_CA_CERTS/],
    ['140:error:0A00010B:SSL routines:wrong version number:tlsany_meth.c:77:\n', /^Use smtp:\/\//],
    ['Invalid login: 535 5.7.8 Authentication failed', /user and password/],
    ['connect ECONNREFUSED 127.0.0.1:25', /host and port/],
  ])('says what to do about a mail server that fails with “%s”', (words, remedy) => {
    const { message, remedy: advice } = explainMailServer(new Error(words));
    expect([message, advice]).toEqual([expect.stringMatching(/^[^;\n]+$/), expect.stringMatching(remedy)]);
  });

  it('warns about files that others can open, and a proxy that is not counted', onlyOnSqlite(), async () => {
    chmodSync(`${app.folder}/test.db`, 0o644);
    const { find } = await diagnose({ PUBLIC_ORIGIN: 'https://127.0.0.1:9' });
    expect(find('Data folder')).toMatchObject([
      { level: 'warning', remedy: `chmod go-rwx ${app.folder}/test.db` },
    ]);
    expect(find('Proxy')).toMatchObject([
      { level: 'bad', message: expect.stringContaining('TRUST_PROXY is 0') },
    ]);
    expect(find('Public address')).toMatchObject([{ level: 'warning' }]);
    expect(find('Database')).toMatchObject([{ level: 'good' }]);
    expect(find('Migrations')).toMatchObject([{ level: 'good' }]);
    expect(find('Backups')).toMatchObject([
      {
        level: 'warning',
        message: expect.stringContaining('There is none'),
        remedy: expect.stringContaining('Set BACKUP_EVERY'),
      },
    ]);
  });

  it('doesn’t ask for a backup schedule that is already set', async () => {
    const { find } = await diagnose({ BACKUP_EVERY: '1d' });
    expect(find('Backups')).toMatchObject([
      { level: 'warning', remedy: expect.stringMatching(/^The server .* `backup failed`/) },
    ]);
  });

  it('names settings in the environment that are misspelled by a letter', async () => {
    const environment = { MAIL_ULR: 'smtp://mail', TRUST_PROXI: '1', BACKUP_EVRY: '1d', BASE_URL: 'x' };
    const settings = (await diagnose(environment)).find('Settings');
    expect(settings.filter(({ level }) => level === 'warning').map(({ message }) => message)).toEqual([
      'MAIL_ULR is not a setting. Did you mean MAIL_URL?',
      'TRUST_PROXI is not a setting. Did you mean TRUST_PROXY?',
      'BACKUP_EVRY is not a setting. Did you mean BACKUP_EVERY?',
    ]);
  });

  it('points to the folder when the database can’t be opened', onlyOnSqlite(), async () => {
    const file = join(folder, 'unopenable.db');
    const database = new SqliteDatabase(file);
    database.pragma('journal_mode = wal');
    database.close();
    mkdirSync(`${file}-wal`);
    const { find } = await diagnose({ DATABASE_URL: `file:${file}` });
    expect(find('Database')).toMatchObject([
      {
        level: 'bad',
        message: expect.stringMatching(/^The database.+must be able to write to it and its folder/),
      },
    ]);
  });

  it('finds a backup schedule that no longer runs', async () => {
    const { file } = JSON.parse((await run(['backup', '--json'])).stdout);
    expect((await diagnose({ BACKUP_EVERY: '1h' })).find('Backups')).toMatchObject([{ level: 'good' }]);
    const madeAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString().replaceAll(/[-:.]/g, '');
    renameSync(file, file.replace(/\d{8}T\d{9}Z/, madeAt));
    expect((await diagnose({ BACKUP_EVERY: '1h' })).find('Backups')).toMatchObject([{ level: 'bad' }]);
  });

  it('finds nothing wrong with leaving texts, Google, and the language model off', async () => {
    const { find } = await diagnose({});
    for (const topic of ['Texts', 'Google', 'Language model'])
      expect(find(topic)).toMatchObject([{ level: 'good' }]);
  });

  it('asks the providers, and tells wrong credentials from working ones', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      const isGoogle = request.url === '/token';
      const isKnown = request.headers.authorization === `Basic ${btoa('AC1:right')}`;
      response.setHeader('Connection', 'close');
      const body = isGoogle ? '{"error":"invalid_client"}' : '{"data":[{"id":"small"}]}';
      response.writeHead(isGoogle ? 401 : request.url?.startsWith('/2010') && !isKnown ? 401 : 200).end(body);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const settings = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'right',
      TWILIO_FROM: '+15550100123',
      TWILIO_BASE_URL: url,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_TOKEN_URL: `${url}/token`,
      LLM_BASE_URL: `${url}/v1`,
      LLM_MODEL: 'small',
    };
    try {
      const { find } = await diagnose(settings);
      expect(find('Texts')).toMatchObject([{ level: 'good' }]);
      expect(find('Google')).toMatchObject([{ level: 'bad', message: 'Google answered invalid_client.' }]);
      expect(find('Language model')).toMatchObject([{ level: 'good' }]);
      const wrong = await diagnose({
        ...settings,
        TWILIO_AUTH_TOKEN: 'wrong',
        GOOGLE_TOKEN_URL: `${url}/elsewhere`,
        LLM_MODEL: 'large',
      });
      expect(wrong.find('Google')).toMatchObject([
        { level: 'bad', message: 'Google answered with status 200.' },
      ]);
      expect(wrong.find('Texts')).toMatchObject([{ level: 'bad' }]);
      expect(wrong.find('Language model')).toMatchObject([
        { level: 'bad', message: 'The server has no model large.' },
      ]);
    } finally {
      server.close();
    }
  });
});
