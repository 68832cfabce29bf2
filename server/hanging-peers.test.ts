import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReadOnlyFile } from './platform/database/sqlite/sqlite-database.ts';
import { listJobs } from './platform/jobs/jobs.repository.ts';
import {
  type HostilePeer,
  type PeerBehavior,
  smtpPhases,
  startHostileHttp,
  startHostileSmtp,
} from './testing/attacks/hostile-peer.ts';
import { startMailServer } from './testing/peers/mail-server.ts';
import { startTestGoogle, visitGoogle } from './testing/peers/test-google.ts';
import { startTextProvider } from './testing/peers/text-provider.ts';
import { buildSite, spawnServer } from './testing/processes/spawn-server.ts';
import { createTestApp, type TestApp, testOrigin } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';
import { createTestClock } from './testing/test-clock.ts';

const behaviors: readonly PeerBehavior[] = [
  'says nothing',
  'drips',
  'never ends its answer',
  'never ends its headers',
];
/** Far more than any honest response, and far less than a peer can send in this time. */
const maxTaken = 16 * 1024 * 1024;

function post(app: TestApp, path: string, body: object) {
  return supertest(app.listener).post(path).set('Origin', testOrigin).send(body);
}

function askForText(app: TestApp, phone: string) {
  return post(app, '/api/auth/phone/start', { phone, consent: true });
}

function sendLetter(app: TestApp, email: string) {
  return post(app, '/api/contact', { name: 'Ada', email, message: 'Please call me.' });
}

/** While an attempt waits for the peer, other people are served, and request more of the same. */
async function expectService(app: TestApp): Promise<void> {
  await supertest(app.listener).get('/healthz').expect(200);
  await supertest(app.listener).get('/guide').expect(200);
  await sendLetter(app, 'bo@example.com').expect(201);
  await askForText(app, '+12125550124').expect(202);
}

/** Ends the waiting attempts. Those that are flooded end automatically, without having accepted much. */
async function endAttempts(peer: HostilePeer, behavior: PeerBehavior, attempts: Promise<unknown>) {
  if (behavior === 'never ends its answer' || behavior === 'never ends its headers') await attempts;
  expect(peer.countTaken()).toBeLessThan(maxTaken);
  await peer[Symbol.asyncDispose]();
  await attempts;
}

/** Returns the words of both sides. */
function readWords(body: { conversationHistory: { content: string }[] }): string[] {
  return body.conversationHistory.map(({ content }) => content);
}

describe('[security 60] a text provider that', () => {
  it.each(behaviors)('%s delays nothing, and texts are sent later', async (behavior) => {
    const clock = createTestClock();
    const peer = await startHostileHttp(behavior, 503);
    const environment = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: 'secret-token',
      TWILIO_FROM: '+15550100999',
      TWILIO_BASE_URL: `http://127.0.0.1:${peer.port}`,
    };
    await using app = await createTestApp(environment, { clock });
    await askForText(app, '+12125550123').expect(202);
    const attempts = app.services.jobs.runDue();
    await peer.reached;
    await expectService(app);
    await endAttempts(peer, behavior, attempts);
    await using provider = await startTextProvider(peer.port);
    clock.advance(60_000);
    await app.services.jobs.runDue();
    const numbers = provider.texts.map(({ form }) => form.To);
    expect(numbers.toSorted()).toEqual(['+12125550123', '+12125550124']);
  });
});

describe('[security 60] a mail server that', () => {
  const hanging = smtpPhases.map((phase) => [phase, 'says nothing'] as const);
  const flooding = (['greeting', 'text'] as const).flatMap((phase) =>
    behaviors.slice(1).map((behavior) => [phase, behavior] as const),
  );
  it.each([...hanging, ...flooding])(
    'at its %s %s delays nothing, and emails are sent later',
    async (phase, behavior) => {
      const clock = createTestClock();
      const peer = await startHostileSmtp(phase, behavior);
      const environment = { MAIL_URL: `smtp://127.0.0.1:${peer.port}`, SUPPORT_EMAIL: 'help@mail.example' };
      await using app = await createTestApp(environment, { clock });
      await sendLetter(app, 'ada@example.com').expect(201);
      const attempts = app.services.jobs.runDue();
      await peer.reached;
      await expectService(app);
      await endAttempts(peer, behavior, attempts);
      await using server = await startMailServer(peer.port);
      clock.advance(60_000);
      await app.services.jobs.runDue();
      const writers = server.emails.map(({ headers }) => headers.get('reply-to'));
      expect(writers.toSorted()).toEqual(['ada@example.com', 'bo@example.com']);
    },
  );
});

// They wait for the product's own deadlines, so they run together.
describe.concurrent('[security 61] while the language model', () => {
  it.each(['says nothing', 'never ends its answer'] as const)(
    '%s, the rules answer in the same turn',
    async (behavior) => {
      await using peer = await startHostileHttp(behavior, 200);
      const environment = {
        LLM_BASE_URL: `http://127.0.0.1:${peer.port}/v1`,
        LLM_API_KEY: 'key',
        LLM_MODEL: 'small',
      };
      const clock = createTestClock();
      await using rules = await createTestApp({}, { clock });
      await using app = await createTestApp(environment, { clock });
      const turn = { message: 'hm, blorp', conversationHistory: [] };
      const expected = await post(rules, '/api/chat', turn).expect(200);
      const answer = post(app, '/api/chat', turn).then((response) => response);
      await peer.reached;
      await expectService(app);
      const { status, body } = await answer;
      expect(status).toBe(200);
      expect(readWords(body)).toEqual(readWords(expected.body));
      expect(app.readLog()).toContainEqual(expect.objectContaining({ msg: 'language model not used' }));
      expect(peer.countTaken()).toBeLessThan(maxTaken);
    },
  );
});

// They wait for the product's own deadlines, so they run together.
describe.concurrent('[security 61] while Google', () => {
  it.each([
    ['GOOGLE_TOKEN_URL', 'drips'],
    ['GOOGLE_TOKEN_URL', 'never ends its answer'],
    ['GOOGLE_USERINFO_URL', 'says nothing'],
    ['GOOGLE_USERINFO_URL', 'never ends its headers'],
  ] as const)('at its %s %s, everything else works', async (endpoint, behavior) => {
    await using google = await startTestGoogle();
    await using peer = await startHostileHttp(behavior, 200);
    const environment = { ...google.environment, [endpoint]: `http://127.0.0.1:${peer.port}/` };
    await using app = await createTestApp(environment, { clock: createTestClock() });
    const visit = visitGoogle(createTestBrowser(app.listener));
    await peer.reached;
    await expectService(app);
    expect(Object.fromEntries(await visit)).toEqual({ error: 'google' });
    expect(peer.countTaken()).toBeLessThan(maxTaken);
  });
});

describe('[security 58] the server stops', () => {
  let folder: string;
  beforeAll(buildSite);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coverlight-stop-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function start(environment: Record<string, string>) {
    const server = await spawnServer({ databaseFile: `${folder}/stop.db`, environment });
    const send = (path: string, body: object) =>
      fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { Origin: server.origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    return { ...server, send, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
  }

  it('without waiting for a text provider and a mail server', async () => {
    await using texts = await startHostileHttp('says nothing', 200);
    await using emails = await startHostileSmtp('greeting', 'says nothing');
    await using server = await start({
      MAIL_URL: `smtp://127.0.0.1:${emails.port}`,
      SUPPORT_EMAIL: 'help@mail.example',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: 'secret-token',
      TWILIO_FROM: '+15550100999',
      TWILIO_BASE_URL: `http://127.0.0.1:${texts.port}`,
    });
    const number = { phone: '+12125550123', consent: true };
    expect((await server.send('/api/auth/phone/start', number)).status).toBe(202);
    const letter = { name: 'Ada', email: 'ada@example.com', message: 'Please call me.' };
    expect((await server.send('/api/contact', letter)).status).toBe(201);
    await Promise.all([texts.reached, emails.reached]);
    expect(await server.end('SIGTERM')).toBe(0);
    // An attempt whose end it had waited for would have failed, and count.
    const { db, close } = openReadOnlyFile(`file:${folder}/stop.db`);
    const jobs = await listJobs(db);
    await close();
    const untried = { attempts: 0, lastError: null };
    expect(jobs).toMatchObject([untried, untried]);
  });

  it('after the rules have answered for a language model', async () => {
    await using model = await startHostileHttp('says nothing', 200);
    await using server = await start({
      LLM_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
      LLM_API_KEY: 'key',
      LLM_MODEL: 'small',
    });
    const turn = server.send('/api/chat', {
      message: 'hm, blorp',
      conversationHistory: [],
    });
    await model.reached;
    const exited = server.end('SIGTERM');
    expect((await turn).status).toBe(200);
    expect(await exited).toBe(0);
  });
});
