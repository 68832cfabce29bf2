import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/api/chat.ts';
import { createApp } from '../../app.ts';
import { systemClock } from '../../platform/clock.ts';
import { createUnavailable } from '../../platform/errors.ts';
import { WorkTooHeavy } from '../../platform/jobs/deadline-worker.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { createChatService, type TurnWorker } from './chat.service.ts';
import { converse } from './converse.ts';
import { tooHeavyText, tooLongText } from './messages.ts';

const knowledge = { find: () => [] };
// Other processes may keep the machine busy; only CPU time is measured.
const maxCpuMs = 100;

function write(content: string, isUser = true): ChatMessage {
  return { id: randomUUID(), content, isUser, timestamp: '2026-01-01T00:00:00.000Z' };
}

function post(listener: RequestListener, message: string, conversationHistory: readonly ChatMessage[]) {
  return supertest(listener)
    .post('/api/chat')
    .set('Origin', testOrigin)
    .send({ message, conversationHistory });
}

function fill(pattern: string): string {
  return pattern.repeat(Math.ceil(1000 / pattern.length)).slice(0, 1000);
}

/** Passes after one of a dozen tries: what others do on this machine, and compiling, only ever add. */
async function expectQuick(work: () => Promise<unknown>, maxMs = maxCpuMs): Promise<void> {
  const tries: number[] = [];
  while (tries.length < 12 && !tries.some((cpuMs) => cpuMs < maxMs)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    tries.push((user + system) / 1000);
  }
  expect(Math.min(...tries)).toBeLessThan(maxMs);
}

let app: TestApp;
/** Without the tests' own check of answers, which takes CPU time, too. */
let listener: RequestListener;
beforeAll(async () => {
  app = await createTestApp();
  listener = createApp(app.services);
});
afterAll(() => app[Symbol.asyncDispose]());

test.each([
  ['a character that normalization makes 18 of', 'ﷺ', 150],
  ['a character that becomes several digits', '½', 200],
  ['words that patterns try again and again', 'diabetes and ', 200],
  ['emoji that become words', '✅', 150],
  ['nothing but line breaks and letters', 'a\n', 200],
])(
  '[security 66] the longest history of %s is answered in under 100 ms of CPU',
  async (_, pattern, count) => {
    const history = Array.from({ length: count }, () => write(fill(pattern)));
    await post(listener, 'hello', []).expect(200);
    await expectQuick(async () => {
      const { body } = await post(listener, 'hello', history).expect(200);
      expect(body.response).toBe(tooLongText);
    });
  },
);

test.each([
  ['in few long messages', 'ﷺ', 8, 1000],
  ['in many short ones', 'diabetes and ', 80, 50],
])(
  '[security 66] as much as is read of a conversation, %s, takes under 100 ms of CPU',
  async (_, pattern, count, length) => {
    const history = Array.from({ length: count }, () => write(fill(pattern).slice(0, length)));
    await post(listener, 'hello', history).expect(200);
    await expectQuick(async () => {
      const { body } = await post(listener, 'hello', history).expect(200);
      expect(body.response).not.toBe(tooLongText);
    });
  },
);

test('[security 66] saying one thing 125 times costs no more than a few', async () => {
  await post(listener, fill('i vape; '), []).expect(200);
  await expectQuick(async () => void (await post(listener, fill('i vape; '), []).expect(200)), 1000);
});

test('the longest conversation that the form leads to is read', () => {
  const history = Array.from({ length: 66 }, () => [
    write('I said some sixty characters, and one or two digressions, too.'),
    write('And?', false),
  ]);
  expect(converse({ message: 'hello', conversationHistory: history.flat() }, knowledge).response).not.toBe(
    tooLongText,
  );
});

test('someone in danger is answered in a conversation that is too long to read', () => {
  const conversationHistory = Array.from({ length: 150 }, () => write(fill('word ')));
  const { response } = converse({ message: 'I want to kill myself', conversationHistory }, knowledge);
  expect(response).toContain('988');
});

test('a message that is too heavy to read gets a friendly answer, and is not read again', async () => {
  const worker: TurnWorker = { run: () => Promise.reject(new WorkTooHeavy('time')) };
  const warnings: unknown[] = [];
  const logger = { warn: (...warning: unknown[]) => void warnings.push(warning) };
  const service = createChatService({ clock: systemClock, logger, worker, languageModel: undefined });
  const request = { message: 'My name is Zoe', conversationHistory: [write('hi')] };
  const { response, conversationHistory } = await service.answer(request, '192.0.2.1');
  expect(response).toBe(tooHeavyText);
  expect(conversationHistory.map(({ content }) => content)).toEqual(['hi', 'My name is Zoe', tooHeavyText]);
  expect(JSON.stringify(warnings)).not.toContain('Zoe');
  const next = converse({ message: '42', conversationHistory }, knowledge);
  expect(next.before.values).toEqual({});
});

test.each([
  ['is too heavy to read', new WorkTooHeavy('time')],
  ['finds no room', createUnavailable(5, 'Many people are chatting.')],
])('someone in danger is answered when the message %s', async (_name, cause) => {
  const worker: TurnWorker = { run: () => Promise.reject(cause) };
  const logger = { warn: () => undefined };
  const service = createChatService({ clock: systemClock, logger, worker, languageModel: undefined });
  const request = { message: 'I want to kill myself', conversationHistory: [] };
  const { response, conversationHistory } = await service.answer(request, '192.0.2.1');
  expect(response).toContain('988');
  const next = converse({ message: '42', conversationHistory }, knowledge);
  expect(next.before.values).toEqual({});
});

test('[security 66] one address that sends more than is read at a time leaves room for the others', async () => {
  await using app = await createTestApp({ TRUST_PROXY: '1' });
  const from = (address: string) => post(app.listener, 'hello', []).set('X-Forwarded-For', address);
  const [crowd, other] = await Promise.all([
    Promise.all(Array.from({ length: 120 }, () => from('192.0.2.1'))),
    from('192.0.2.2'),
  ]);
  expect(other.status).toBe(200);
  const refused = crowd.find(({ status }) => status === 503);
  expect(refused?.headers['retry-after']).toBe('5');
});

test('the thread starts with the first message', async () => {
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  try {
    await using app = await createTestApp();
    await supertest(app.listener).get('/healthz').expect(200);
    expect(threads).toBe(0);
    await post(app.listener, 'hello', []).expect(200);
    await post(app.listener, 'hello', []).expect(200);
    expect(threads).toBe(1);
  } finally {
    process.off('worker', count);
  }
});
