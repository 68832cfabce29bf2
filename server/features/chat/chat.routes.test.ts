import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../shared/api/chat.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';

function write(content: string, isUser = true): ChatMessage {
  return { id: randomUUID(), content, isUser, timestamp: '2026-01-01T00:00:00.000Z' };
}

function post(app: { listener: Parameters<typeof supertest>[0] }, body: object) {
  return supertest(app.listener).post('/api/chat').set('Origin', testOrigin).send(body);
}

test('answers with the history, what it asks for and what may be tapped', async () => {
  await using app = await createTestApp();
  const { body, status } = await post(app, {
    message: 'I want a quote',
    conversationHistory: [],
    context: 'homepage',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ expects: 'name', engine: 'rules', citations: [], suggestions: [] });
  expect(body.conversationHistory.map(({ content }: ChatMessage) => content)).toEqual([
    'I want a quote',
    body.response,
  ]);
  const next = await post(app, { message: 'Maria', conversationHistory: body.conversationHistory });
  expect(next.body).toMatchObject({ expects: 'age' });
  expect(next.body.conversationHistory).toHaveLength(4);
});

test('nothing a person says is logged', async () => {
  await using app = await createTestApp();
  await post(app, { message: 'I am Zebulon and I have diabetes', conversationHistory: [] }).expect(200);
  expect(JSON.stringify(app.readLog())).not.toMatch(/zebulon|diabetes/i);
});

test('a conversation of 200 messages is answered, a longer one is full', async () => {
  await using app = await createTestApp();
  const conversationHistory = Array.from({ length: 200 }, () => write('x'.repeat(1000)));
  await post(app, { message: 'hello', conversationHistory }).expect(200);
  const full = await post(app, {
    message: 'hello',
    conversationHistory: [...conversationHistory, write('hi')],
  });
  expect(full.status).toBe(422);
  expect(full.body.error).toMatchObject({
    code: 'conversation_full',
    message: expect.stringContaining('Start over'),
  });
});

test('someone in danger is answered in a conversation that is full', async () => {
  await using app = await createTestApp();
  const conversationHistory = Array.from({ length: 202 }, () => write('hi'));
  const { body } = await post(app, { message: 'I want to kill myself', conversationHistory }).expect(200);
  expect(body.response).toContain('988');
  expect(body.conversationHistory).toHaveLength(204);
});

test.each([
  ['no message', { conversationHistory: [] }, 'message'],
  ['an empty one', { message: '  ', conversationHistory: [] }, 'message'],
  ['more than 1,000 characters', { message: 'x'.repeat(1001), conversationHistory: [] }, 'message'],
  ['no history', { message: 'hi' }, 'conversationHistory'],
  [
    'longer words of a person in the history',
    { message: 'hi', conversationHistory: [write('x'.repeat(1001))] },
    'conversationHistory.0.content',
  ],
  ['an unknown context', { message: 'hi', conversationHistory: [], context: 'moon' }, 'context'],
])('422 for %s', async (_, body, field) => {
  await using app = await createTestApp();
  const answer = await post(app, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.error.fields)).toEqual([field]);
});

test('30 messages a minute, then 429', async () => {
  await using app = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  for (let sent = 0; sent < 30; sent += 1)
    await post(app, { message: 'hi', conversationHistory: [] }).expect(200);
  const limited = await post(app, { message: 'hi', conversationHistory: [] });
  expect(limited.status).toBe(429);
  expect(limited.headers['retry-after']).toMatch(/^\d+$/);
});

test('a body of more than 512 KiB is too large', async () => {
  await using app = await createTestApp();
  const conversationHistory = Array.from({ length: 100 }, () => write('x'.repeat(8000)));
  await post(app, { message: 'hi', conversationHistory }).expect(413);
});

test('[security 34] hostile text comes back as the text it was', async () => {
  await using app = await createTestApp();
  const message = '<img src=x onerror=alert(1)>';
  const { body, headers } = await post(app, { message, conversationHistory: [] });
  expect(body.conversationHistory[0].content).toBe(message);
  expect(body.response).not.toContain('<img');
  expect(headers['content-type']).toMatch(/^application\/json/);
});
