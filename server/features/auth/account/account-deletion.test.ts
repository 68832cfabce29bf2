import { readdirSync, readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertJob } from '../../../platform/jobs/jobs.repository.ts';
import { signUpConfirmedInTest } from '../../../testing/confirmed-sign-up.ts';
import { openLink } from '../../../testing/email-links.ts';
import { readCode, spoil } from '../../../testing/read-code.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { completeFigures } from '../../../testing/test-beacon.ts';
import { createTestBrowser, signUpInTest, testPerson } from '../../../testing/test-browser.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { deleteUsersBeforeInsert, onlyOnSqlite } from '../../../testing/test-database.ts';
import { readEmailedCode } from '../../../testing/test-outbox.ts';
import {
  createWholePerson,
  password,
  petronella,
  type WholePerson,
  zebulon,
} from '../../../testing/whole-person.ts';

/** With a mail server and a text provider, messages are queued as jobs. */
const providers = {
  MAIL_URL: 'smtp://localhost:1',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'x',
  TWILIO_FROM: '+12125550100',
  TWILIO_BASE_URL: 'http://localhost:1',
};

/** Tables without anything about a person. The person in this test has data in every other table. */
const aboutNoOne = [
  'analytics_deltas',
  'analytics_ingestion',
  'analytics_keys',
  'analytics_pruned_ids',
  'analytics_recent',
  'analytics_source_totals',
  'carrier_statements',
  'oauth_states',
  // Only a command on the host deletes an operator.
  'operators',
  'referral_logs',
  'referral_outcomes',
  'removal_notices',
];
/** Tables whose rows stay, but without the person. */
const isCount = (table: string) =>
  ['sends', 'operator_actions'].includes(table) || table.startsWith('analytics_');

/** Every row of every table. */
async function dump(app: TestApp): Promise<Map<string, readonly object[]>> {
  const db = await completeFigures(app);
  const contents = new Map<string, readonly object[]>();
  for (const { name } of await db.introspection.getTables()) {
    // Contains only keyed hashes, which are removed with their window, and is only used on PostgreSQL.
    if (name === 'rate_limits') continue;
    // PostgreSQL's partitions of events, whose rows are in the table as well.
    if (name.startsWith('analytics_events_')) continue;
    contents.set(name, (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows);
  }
  return contents;
}

/** Lists every text that could identify the person. */
function listTraces({ id, names }: WholePerson): string[] {
  return [id, ...Object.values(names), ...names.name.split(' '), names.phone.slice(2)];
}

function holds(part: unknown, text: string): boolean {
  return JSON.stringify(part).toLowerCase().includes(text.toLowerCase());
}

async function readStatuses(app: TestApp): Promise<unknown[]> {
  return app.services.database.db.selectFrom('messages').select(['status', 'recipient']).execute();
}

describe('DELETE /api/auth/user', () => {
  it('[security 47] leaves no trace of the person in the database, and all data of others', async () => {
    await using app = await createTestApp(providers);
    const other = await createWholePerson(app, petronella);
    const untouched = await dump(app);
    const person = await createWholePerson(app, zebulon);
    const before = await dump(app);
    expect([...before].flatMap(([table, rows]) => (rows.length === 0 ? table : [])).sort()).toEqual(
      aboutNoOne,
    );
    const traces = listTraces(person);
    expect(traces.filter((text) => !holds([...before], text))).toEqual([]);
    const response = await person.browser.send('delete', '/api/auth/user', {
      recoveryCode: person.recoveryCode,
    });
    expect([response.status, response.text]).toEqual([204, '']);
    const after = await dump(app);
    // In the audit trail, the ID alone stays, which means nothing anymore.
    const actions = after.get('operator_actions')?.map((row) => ({ ...row, subjectId: null })) ?? [];
    after.set('operator_actions', actions);
    expect(traces.filter((text) => holds([...after], text))).toEqual([]);
    const emptied = (after.get('messages') ?? []).filter((row) =>
      String(Reflect.get(row, 'recipient')).startsWith('erased:'),
    );
    expect(emptied.length).toBeGreaterThan(3);
    // Row by row, it is as if the person had never been there, except for emptied messages and counts.
    for (const [table, rows] of untouched) {
      const left = (after.get(table) ?? []).filter((row) => !emptied.includes(row));
      if (!isCount(table)) expect([table, left]).toEqual([table, rows]);
    }
    expect((await other.browser.send('get', '/api/auth/session')).body.user.id).toBe(other.id);
  });

  it('[security 47] leaves no trace in the raw files, write-ahead log included', onlyOnSqlite(), async () => {
    await using app = await createTestApp(providers);
    const person = await createWholePerson(app, zebulon);
    const traces = [person.names.email, person.names.phone];
    const readTraces = () => {
      const files = readdirSync(app.folder).filter((name) => name.startsWith('test.db'));
      const contents = files.map((name) => readFileSync(`${app.folder}/${name}`));
      return traces.filter((text) => contents.some((content) => content.includes(text)));
    };
    expect(readTraces()).toEqual(traces);
    const response = await person.browser.send('delete', '/api/auth/user', {
      recoveryCode: person.recoveryCode,
    });
    expect(response.status).toBe(204);
    expect(readTraces()).toEqual([]);
  });

  it('[security 47] removes what a busy log kept with the next retention run', onlyOnSqlite(), async () => {
    await using app = await createTestApp(providers);
    const person = await createWholePerson(app, zebulon);
    const isReadable = () => readFileSync(`${app.folder}/test.db-wal`).includes(person.names.email);
    const reader = new Sqlite(`${app.folder}/test.db`, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from users').get();
    const response = await person.browser.send('delete', '/api/auth/user', {
      recoveryCode: person.recoveryCode,
    });
    expect([response.status, isReadable()]).toEqual([204, true]);
    reader.close();
    await app.services.retentionJobs.run();
    expect(isReadable()).toBe(false);
  });

  it('[security 47] leaves the events, without their link to the person', async () => {
    await using app = await createTestApp();
    const { browser, id, recoveryCode } = await createWholePerson(app, zebulon);
    const other = await createWholePerson(app, petronella);
    const { db } = app.services.database;
    const readUserIds = async () =>
      (await db.selectFrom('analyticsEvents').select('userId').orderBy('id').execute()).map(
        ({ userId }) => userId,
      );
    expect(await readUserIds()).toEqual([id, other.id]);
    await browser.send('delete', '/api/auth/user', { recoveryCode });
    expect(await readUserIds()).toEqual([null, other.id]);
  });

  it('[security 5] ends every session, notifies its pages, and clears the cookie', async () => {
    await using app = await createTestApp();
    const { browser, otherBrowser, id, recoveryCode } = await createWholePerson(app, zebulon);
    const token = browser.cookies.get('session') ?? '';
    const { promise, resolve } = Promise.withResolvers<void>();
    const told: (string | undefined)[] = [];
    const onEvent = ({ sessionId }: { sessionId?: string }) => {
      told.push(sessionId);
      if (told.length === 2) resolve();
    };
    app.services.accounts.hub.subscribe({ userId: id, onEvent, onClose: () => undefined });
    await browser.send('delete', '/api/auth/user', { recoveryCode });
    await promise;
    expect(new Set(told).size).toBe(2);
    expect(browser.cookies.has('session')).toBe(false);
    browser.cookies.set('session', token);
    for (const signedOut of [browser, otherBrowser]) {
      expect((await signedOut.send('get', '/api/auth/session')).body).toEqual({ session: null, user: null });
      expect((await signedOut.send('get', '/api/auth/user/export')).status).toBe(401);
    }
    const signIn = await otherBrowser.send('post', '/api/auth/sign-in', { email: zebulon.email, password });
    expect([signIn.status, signIn.body.error.code]).toEqual([401, 'invalid_credentials']);
  });

  it('accepts a code instead of the password, once', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener);
    const { phone } = zebulon;
    await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
    const first = await readCode(app, phone);
    await browser.send('post', '/api/auth/phone/verify', { phone, token: first, type: 'sms' });
    clock.advance(60_000);
    await browser.send('post', '/api/auth/user/code');
    const code = await readCode(app, phone);
    const refused = await browser.send('delete', '/api/auth/user', { code: spoil(code) });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_code']);
    expect((await browser.send('delete', '/api/auth/user', { code })).status).toBe(204);
    expect((await browser.send('delete', '/api/auth/user', { code })).status).toBe(401);
    expect(holds([...(await dump(app))], phone)).toBe(false);
  });

  it('[security 47] leaves no trace of the person’s earlier number', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const browser = createTestBrowser(app.listener);
    const { phone } = zebulon;
    await browser.send('post', '/api/auth/phone/start', { phone, consent: true });
    const token = await readCode(app, phone);
    await browser.send('post', '/api/auth/phone/verify', { phone, token, type: 'sms' });
    const change = { phone: petronella.phone, type: 'phone_change' };
    await browser.send('patch', '/api/auth/user', { phone: change.phone });
    await browser.send('post', '/api/auth/phone/verify', {
      ...change,
      token: await readCode(app, change.phone),
    });
    clock.advance(60_000);
    await browser.send('post', '/api/auth/user/code');
    const code = await readCode(app, change.phone);
    expect((await browser.send('delete', '/api/auth/user', { code })).status).toBe(204);
    const after = await dump(app);
    expect([phone, change.phone].filter((number) => holds([...after], number))).toEqual([]);
  });

  it('[security 47] takes what the person wrote from an earlier address along, and nothing of its next owner', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const [browser, nextOwner] = [createTestBrowser(app.listener), createTestBrowser(app.listener)];
    const { email, newEmail, name } = zebulon;
    const write = (from: string, message: string) =>
      browser.send('post', '/api/contact', { name, email: from, message });
    await signUpConfirmedInTest(app, browser, { email });
    await write(email, 'My first message');
    await browser.send('patch', '/api/auth/user', { email: newEmail });
    clock.advance(1000);
    const code = await readEmailedCode(app, 'email_change', newEmail);
    expect((await openLink(browser, code)).status).toBe(200);
    clock.advance(1000);
    await write(newEmail, 'My second message');
    await signUpConfirmedInTest(app, nextOwner, { email });
    await write(email, 'A message of the next owner');
    const { body } = await browser.send('get', '/api/auth/user/export');
    expect(body.earlierEmails).toMatchObject([{ email }]);
    const exported = body.contactMessages.map(({ message }: { message: string }) => message);
    expect(exported).toEqual(['My first message', 'My second message']);
    expect((await browser.send('delete', '/api/auth/user', { password })).status).toBe(204);
    const kept = await app.services.database.db.selectFrom('contactMessages').select('message').execute();
    expect(kept).toEqual([{ message: 'A message of the next owner' }]);
    expect(holds([...(await dump(app))], 'My first message')).toBe(false);
  });

  it('[security 47] gives the next owner of an address nothing of the one before', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({}, { clock });
    const [browser, nextOwner] = [createTestBrowser(app.listener), createTestBrowser(app.listener)];
    const { email, newEmail, name } = zebulon;
    const write = (message: string) => browser.send('post', '/api/contact', { name, email, message });
    await signUpConfirmedInTest(app, browser, { email });
    await write('A message of the first owner');
    await browser.send('patch', '/api/auth/user', { email: newEmail });
    clock.advance(1000);
    const code = await readEmailedCode(app, 'email_change', newEmail);
    expect((await openLink(browser, code)).status).toBe(200);
    clock.advance(1000);
    const { db } = app.services.database;
    const listMessages = () =>
      db.selectFrom('messages').select(['id', 'recipient', 'replyTo', 'userId']).orderBy('id').execute();
    const before = await listMessages();
    await signUpConfirmedInTest(app, nextOwner, { email });
    await write('A message of the next owner');
    const { body } = await nextOwner.send('get', '/api/auth/user/export');
    const exported = body.contactMessages.map(({ message }: { message: string }) => message);
    expect(exported).toEqual(['A message of the next owner']);
    const isEarlier = ({ createdAt }: { createdAt: string }) => new Date(createdAt) < clock.now();
    expect(body.messages.filter(isEarlier)).toEqual([]);
    expect((await nextOwner.send('delete', '/api/auth/user', { password })).status).toBe(204);
    const kept = await db.selectFrom('contactMessages').select('message').execute();
    expect(kept).toEqual([{ message: 'A message of the first owner' }]);
    expect(await listMessages()).toEqual(expect.arrayContaining(before));
  });

  it('[security 43] leaves the messages counted toward the site’s limit, emptied', async () => {
    await using app = await createTestApp(providers);
    const { browser, recoveryCode } = await createWholePerson(app, zebulon);
    const { length } = await readStatuses(app);
    await browser.send('delete', '/api/auth/user', { recoveryCode });
    // One more says that the recovery code was used.
    expect(await readStatuses(app)).toEqual(
      Array.from({ length: length + 1 }, () => ({
        status: 'expired',
        recipient: expect.stringMatching(/^erased:[\w-]{43}$/),
      })),
    );
  });

  it('[security 41] does not reset an address’s hourly limit', async () => {
    const clock = createTestClock();
    await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' }, { clock });
    for (let turn = 1; turn <= 5; turn += 1) {
      const browser = createTestBrowser(app.listener);
      await signUpInTest(browser, { email: petronella.email, password });
      clock.advance(300_000);
      expect((await browser.send('delete', '/api/auth/user', { password })).status).toBe(204);
    }
    const browser = createTestBrowser(app.listener);
    const body = { email: petronella.email, password, termsAccepted: true };
    const response = await browser.send('post', '/api/auth/sign-up', body);
    expect([response.status, response.body.error.code]).toEqual([429, 'rate_limited']);
  });

  it('leaves another account its messages when only an unconfirmed address was the same', async () => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser, { email: petronella.email, password });
    const { db } = app.services.database;
    const { messages } = app.services.accounts;
    const mail = { purpose: 'support', to: petronella.email, subject: 'Yours', text: 'Yours', html: '' };
    await db.transaction().execute((trx) => messages.sendEmail(trx, mail));
    await browser.send('delete', '/api/auth/user', { password });
    const left = await db.selectFrom('messages').select('recipient').where('text', '!=', '').execute();
    expect(left).toEqual([{ recipient: petronella.email }]);
  });

  it.each([
    ['no proof', {}, 422],
    ['a wrong password', { password: 'wrong' }, 401],
    ['a code that was never sent', { code: '123456' }, 400],
    ['someone else’s id', { password, userId: 'x' }, 422],
  ])('[security 36] rejects %s and keeps the account', async (_case, proof, status) => {
    await using app = await createTestApp();
    const browser = createTestBrowser(app.listener);
    const { body } = await signUpConfirmedInTest(app, browser);
    const { id } = body.user;
    expect((await browser.send('delete', '/api/auth/user', proof)).status).toBe(status);
    expect((await browser.send('get', '/api/auth/session')).body.user.id).toBe(id);
  });

  it.each([
    ['a profile', 'profiles', 'put', '/api/profile', { name: 'Ada Lovelace' }],
    ['a new number', 'codes', 'patch', '/api/auth/user', { phone: '+12125550123' }],
    ['an authenticator app', 'factors', 'post', '/api/auth/factors', {}],
    ['a sign-in', 'known_browsers', 'post', '/api/auth/sign-in', testPerson],
  ] as const)(
    '[security 68] signs out when it happens during a call that saves %s',
    async (_case, table, method, path, body) => {
      await using app = await createTestApp();
      const browser = createTestBrowser(app.listener);
      await signUpConfirmedInTest(app, browser);
      // Simulates another tab that deletes the account after this call has found its session.
      await deleteUsersBeforeInsert(app.services.database.db, table);
      const response = await browser.send(method, path, body);
      expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
      expect(app.readLog().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it('requires a session', async () => {
    await using app = await createTestApp();
    const response = await createTestBrowser(app.listener).send('delete', '/api/auth/user', { password });
    expect([response.status, response.body.error.code]).toEqual([401, 'session_missing']);
  });

  it('[security 39] works no matter what strangers have sent, which the database never parses', async () => {
    await using app = await createTestApp(providers);
    const { db } = app.services.database;
    const stranger = createTestBrowser(app.listener);
    const phone = { phone: '+12125550142', consent: true };
    // JSON.stringify writes half of a surrogate pair as an escape.
    const sent = await stranger.send('post', '/api/auth/phone/start', { ...phone, name: 'A\ud800' });
    expect(sent.status).toBe(202);
    const code = await db.selectFrom('codes').select('payload').executeTakeFirstOrThrow();
    expect(JSON.stringify(code.payload)).toContain('A\ufffd');
    const now = app.services.clock.now();
    await insertJob(db, { kind: 'old', payload: { name: 'A\ud800\0' }, runAt: now }, now);
    const browser = createTestBrowser(app.listener);
    await signUpInTest(browser);
    expect((await browser.send('delete', '/api/auth/user', { password: testPerson.password })).status).toBe(
      204,
    );
  });
});
