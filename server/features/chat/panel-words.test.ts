import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ChatMessage, ChatResponse } from '../../../shared/api/chat.ts';
import { formatChangeRequest, formatFormAnswers } from '../../../shared/quote/panel-words.ts';
import { findSlot, listOptions, questions } from '../../../shared/quote/questions.ts';
import { formatSummary, summaryGroups } from '../../../shared/quote/summary.ts';
import type { UserData } from '../../../shared/quote/user-data.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';

const rows = summaryGroups.flatMap((group) => group.rows);
const quickInfo = { name: 'Maya Ellison', age: 34, state: 'Oregon', coverageAmount: '$500,000' } as const;
const values: Partial<UserData> = {
  ...quickInfo,
  ...Object.fromEntries(questions.map(({ id, options }) => [id, options[0]])),
};

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** The last answer of a conversation in which a person sends these messages. */
async function converse(...messages: string[]): Promise<ChatResponse> {
  let answer: ChatResponse | undefined;
  for (const message of messages) {
    const conversationHistory: ChatMessage[] = answer?.conversationHistory ?? [];
    const { body } = await supertest(app.listener)
      .post('/api/chat')
      .set('Origin', testOrigin)
      .send({ message, conversationHistory });
    answer = body;
  }
  if (!answer) throw new Error('No message was given.');
  return answer;
}

describe('answers from the form', () => {
  it('lead to the summary when they are complete', async () => {
    const answer = await converse(formatFormAnswers(values));
    expect(answer).toMatchObject({ expects: 'confirm', quote: { values, skipped: [] } });
    expect(answer.response).toContain(formatSummary({ values, skipped: [] }));
  });

  it('are taken over in the middle of a quote, which asks for what is open', async () => {
    const { coverageAmount: _open, ...known } = quickInfo;
    const answer = await converse('I want a quote', formatFormAnswers(known));
    expect(answer).toMatchObject({ expects: 'coverageAmount', quote: { values: known } });
  });

  it('never hide that a person is in danger', async () => {
    const answer = await converse(formatFormAnswers({ name: 'I want to kill myself' }));
    expect(answer.response).toContain('988');
    expect(answer.quote?.values ?? {}).toEqual({});
  });
});

describe('a press on "Change"', () => {
  it.each(rows)('at the summary asks for $label again, with its options to tap', async ({ id, label }) => {
    const { options = [], required = true } = findOptions(id);
    const answer = await converse(formatFormAnswers(values), formatChangeRequest(label));
    const { [id]: _changed, ...kept } = values;
    expect(answer).toMatchObject({ expects: id, suggestions: required ? options : [...options, 'Skip'] });
    expect(answer.quote?.values).toEqual(kept);
  });

  it('after the match leads back to the summary', async () => {
    const change = [formatFormAnswers(values), 'yes', formatChangeRequest('Age')];
    expect(await converse(...change)).toMatchObject({ expects: 'age' });
    const answer = await converse(...change, '41');
    expect(answer.response).toContain(formatSummary({ values: { ...values, age: 41 }, skipped: [] }));
  });
});

test('what a conversation has collected is told from the first wish for a quote on', async () => {
  expect(await converse('hello')).toMatchObject({ quote: null });
  expect(await converse('I want a quote')).toMatchObject({ quote: { values: {}, skipped: [] } });
  const { alcoholConsumption: _skipped, ...others } = values;
  const skipping = [formatFormAnswers(others), 'Skip'];
  expect(await converse(...skipping)).toMatchObject({ quote: { skipped: ['alcoholConsumption'] } });
});

test('a conversation that is too long to read keeps silent about what it has collected', async () => {
  const timestamp = '2030-01-01T00:00:00.000Z';
  const conversationHistory = Array.from({ length: 20 }, () => ({
    id: randomUUID(),
    content: 'x '.repeat(500),
    isUser: true,
    timestamp,
  }));
  const { body } = await supertest(app.listener)
    .post('/api/chat')
    .set('Origin', testOrigin)
    .send({ message: 'hello', conversationHistory });
  expect(body).toMatchObject({ quote: null });
});

function findOptions(id: (typeof rows)[number]['id']): { options?: readonly string[]; required?: boolean } {
  const slot = findSlot(id);
  return id === 'name' || id === 'age' || id === 'state'
    ? {}
    : { options: listOptions(slot), required: slot.required };
}
