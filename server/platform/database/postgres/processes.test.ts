import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../testing/peers/mail-server.ts';
import { copyTemplate } from '../../../testing/peers/postgres-databases.ts';
import { buildSite, type SpawnedServer, spawnServer } from '../../../testing/processes/spawn-server.ts';
import { spoil } from '../../../testing/read-code.ts';
import { testOrigin } from '../../../testing/test-app.ts';
import { chromeUserAgent } from '../../../testing/test-beacon.ts';
import { testPerson } from '../../../testing/test-browser.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

const parallel = 20;
const quotaBytes = 128 * 1024;
const lifetime = new AsyncDisposableStack();
let database: TestDatabase;
let mail: MailServer;
let client: pg.Client;
let servers: readonly SpawnedServer[];

beforeAll(async () => {
  buildSite();
  database = await copyTemplate(inject('postgres'));
  lifetime.defer(database.remove);
  mail = lifetime.use(await startMailServer());
  client = new pg.Client(database.url);
  await client.connect();
  lifetime.defer(() => client.end());
  const environment = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    PUBLIC_ORIGIN: testOrigin,
    MAIL_URL: mail.url,
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
    ANALYTICS_DAILY_BYTES_PER_ADDRESS: String(quotaBytes),
  };
  servers = await Promise.all(
    Array.from({ length: 4 }, async () => lifetime.use(await spawnServer({ databaseFile: '', environment }))),
  );
}, 300_000);
afterAll(() => lifetime.disposeAsync());

function post(place: number, path: string, body: object, cookie = '', address = '203.0.113.1') {
  const { origin = '' } = servers[place % servers.length] ?? {};
  const headers = { Origin: testOrigin, 'User-Agent': chromeUserAgent, 'X-Forwarded-For': address };
  return supertest(origin)
    .post(path)
    .set({ ...headers, Cookie: cookie })
    .send(body);
}

async function readSession(place: number, cookie: string) {
  const { origin = '' } = servers[place % servers.length] ?? {};
  return (await supertest(origin).get('/api/auth/session').set('Cookie', cookie)).body.session;
}

const inParallel = <T>(call: (place: number) => PromiseLike<T>) =>
  Promise.all(Array.from({ length: parallel }, (_, place) => call(place)));
const takeCookie = (response: supertest.Response) =>
  (response.get('Set-Cookie') ?? []).map((line) => line.split(';')[0]).join('; ');

async function signUp(email: string) {
  const body = { ...testPerson, email, termsAccepted: true };
  const response = await post(0, '/api/auth/sign-up', body).expect(201);
  const findEmail = () => mail.emails.find(({ to }) => to.includes(email));
  await expect.poll(findEmail).toBeDefined();
  const code = /[?#&]code=([\w-]+)/.exec(findEmail()?.body ?? '')?.[1] ?? '';
  return { cookie: takeCookie(response), code };
}

/** What groups of events have left to be added to totals. */
const countDeltas = async () =>
  Number((await client.query('select count(*) from analytics_deltas')).rows[0].count);
const buildView = (eventId: string) => ({
  action: 'track_event',
  data: { eventId, eventName: 'page_view', pageRoute: '/quote', sessionId: 'tab_1' },
});

/** Asks for a code by text, and returns a function that tries digits, each time from another address. */
async function startPhone(phone: string) {
  const started = await post(0, '/api/auth/phone/start', { phone, consent: true }).expect(202);
  const cookie = takeCookie(started);
  const { rows } = await client.query('select text from messages where recipient = $1', [phone]);
  const code = /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const verify = (place: number, token: string) =>
    post(place, '/api/auth/phone/verify', { phone, token, type: 'sms' }, cookie, `198.51.100.${place}`);
  return { code, verify };
}

describe('four processes on one PostgreSQL database', () => {
  it('[security 16] let exactly one of 20 parallel calls use a link', async () => {
    const { cookie, code } = await signUp('ada@example.com');
    expect(code).not.toBe('');
    const answers = await inParallel((place) => post(place, '/api/auth/exchange', { code }, cookie));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('[security 16] let exactly one of 20 parallel tries use a code', async () => {
    const { code, verify } = await startPhone('+12025550141');
    const answers = await inParallel((place) => verify(place, code));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(parallel - 1);
  });

  it('[security 17] let a code be tried five times in all', async () => {
    const { code, verify } = await startPhone('+12025550142');
    const wrong = await inParallel((place) => verify(place, spoil(code)));
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    const { rows } = await client.query("select attempts from codes where target = '+12025550142'");
    expect(rows).toEqual([{ attempts: '5' }]);
    for (const place of servers.keys()) expect((await verify(place, code)).status).toBe(400);
  });

  it('share sessions, and tell the pages of another process that one has ended', async () => {
    const { cookie } = await signUp('grace@example.com');
    for (const place of servers.keys()) expect(await readSession(place, cookie)).not.toBeNull();
    const { port } = servers[1] ?? {};
    const request = get({ port, host: '127.0.0.1', path: '/api/auth/events', headers: { Cookie: cookie } });
    const [stream]: IncomingMessage[] = await once(request, 'response');
    let heard = '';
    stream?.on('data', (chunk) => {
      heard += chunk;
    });
    await expect.poll(() => heard).toContain(':');
    await post(2, '/api/auth/sign-out', {}, cookie);
    await expect.poll(() => heard).toContain('event: signed_out');
    for (const place of servers.keys()) expect(await readSession(place, cookie)).toBeNull();
  });

  it('[security 41] count calls together, so that a limit lets through no more than its value', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello, is anyone there?' };
    const answers = await inParallel((place) => post(place, '/api/contact', message));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(parallel - 5);
  });

  it('send each email once', async () => {
    const countEmails = () => mail.emails.filter(({ body }) => body.includes('is anyone there')).length;
    await expect.poll(countEmails).toBe(5);
    const countJobs = async () => Number((await client.query('select count(*) from jobs')).rows[0].count);
    await expect.poll(countJobs).toBe(0);
    expect(countEmails()).toBe(5);
  });

  it('count every event once, whichever process gets it', async () => {
    const eventIds = Array.from({ length: 50 }, () => crypto.randomUUID());
    const events = eventIds.map(buildView);
    const answers = await inParallel((place) => post(place, '/api/analytics', events));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    const accepted = answers.reduce((sum, { body }) => sum + body.accepted, 0);
    await expect.poll(countDeltas).toBe(0);
    const { rows } = await client.query(`select
      (select count(*) from analytics_events) as events, (select sum(events) from analytics_daily) as totals,
      (select sum(count) from analytics_outcomes where outcome = 'accepted') as counted,
      (select sum(sessions) from analytics_daily) as tabs`);
    expect(rows).toEqual([{ events: '50', totals: '50', counted: '50', tabs: '1' }]);
    expect(accepted).toBe(50);
  });

  it('never wait for each other in a circle, whatever order the same events come in', async () => {
    const [first, held, last] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const events = [first, held, last].map(buildView);
    await client.query('begin');
    await client.query(
      `insert into analytics_events
         (event_id, action, name, source, device_class, browser_family, occurred_at, received_at, day)
       values ($1, 'track_event', 'page_view', 'site', '', '', '', '', '')`,
      [held],
    );
    const calls = Promise.all([
      post(0, '/api/analytics', events),
      post(1, '/api/analytics', events.toReversed()),
    ]);
    const countWaiting = async () => {
      const { rows } = await client.query(
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return Number(rows[0].count);
    };
    await expect.poll(countWaiting).toBe(2);
    await client.query('commit');
    const answers = await calls;
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers.reduce((sum, { body }) => sum + body.accepted, 0)).toBe(2);
  });

  it('[security 70] share the daily quota of events', async () => {
    const answers = await inParallel((place) => {
      const events = Array.from({ length: 20 }, () => buildView(crypto.randomUUID()));
      return post(place, '/api/analytics', events, '', '203.0.113.70');
    });
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([202, 429]);
    await expect.poll(countDeltas).toBe(0);
    const { rows } = await client.query("select max(bytes) from analytics_usage where sender <> ''");
    expect(Number(rows[0].max)).toBeLessThanOrEqual(quotaBytes);
  });
});
