import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAction, ChatMessage, ChatResponse } from '../../../shared/api/chat.ts';
import { questions } from '../../../shared/quote/questions.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

let app: TestApp;
// The first message fits the search, because a test has no build's file. That takes seconds on a busy machine.
beforeAll(async () => {
  app = await createTestApp();
  await post({ message: 'hi', conversationHistory: [] }).expect(200);
}, 240_000);
afterAll(() => app[Symbol.asyncDispose]());

function write(content: string, isUser = true): ChatMessage {
  return { id: randomUUID(), content, isUser, timestamp: '2026-01-01T00:00:00.000Z' };
}

function post(body: object, { listener }: Pick<TestApp, 'listener'> = app) {
  return supertest(listener).post('/api/chat').set('Origin', testOrigin).send(body);
}

/** The assistant's message with this state, as the browser holds it. */
function carry(state: object): object {
  return { ...write('What next?', false), state };
}

type Said = string | ChatAction;

/** The last answer to what a person says and presses, one after the other. */
async function converse(said: readonly Said[], start: readonly object[] = []): Promise<ChatResponse> {
  let conversationHistory: readonly object[] = start;
  let answer: ChatResponse | undefined;
  for (const one of said) {
    const turn = typeof one === 'string' ? { message: one } : { message: 'A button', action: one };
    const { body } = await post({ ...turn, conversationHistory }).expect(200);
    answer = body;
    conversationHistory = body.conversationHistory;
  }
  if (!answer) throw new Error('Nothing was said.');
  return answer;
}

const fields = { name: 'Maya Ellison', age: 34, state: 'Oregon', coverageAmount: '$500,000' };
const complete = {
  ...fields,
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};
const optional = questions.filter(({ required }) => !required).map(({ id }) => id);
const blank = { values: {}, skipped: [], asked: null, offer: null, misses: 0, last: [] };
const atSummary = { ...blank, values: complete, skipped: optional, asked: 'confirm' };

describe('a message', () => {
  test.each(['Washington DC', 'Puerto Rico', 'Guam'])('“%s” alone is a place, not a name', async (place) => {
    const { response, card, expects } = await converse([place]);
    expect(response).toContain('we can only help in the 50 US states');
    expect([card, expects]).toEqual([null, 'state']);
  });

  test('is answered with the history, the state, and what may be pressed', async () => {
    const body = await converse(['I want a quote']);
    expect(body).toMatchObject({ expects: 'name', engine: 'rules', citations: [], card: null });
    expect(body.conversationHistory.map(({ content }) => content)).toEqual(['I want a quote', body.response]);
    expect(body.conversationHistory[1]?.state).toMatchObject({ asked: 'name', values: {} });
    expect(await converse(['Maria'], body.conversationHistory)).toMatchObject({ expects: 'age' });
  });

  test('that is understood whole fills several slots at once', async () => {
    const { quote, card } = await converse(['58, Ohio, non-smoker, 500k']);
    expect(card).toBeNull();
    expect(quote?.values).toEqual({
      age: 58,
      state: 'Ohio',
      smokingStatus: 'No',
      coverageAmount: '$500,000',
    });
  });

  test.each([
    ['OK', 'Oklahoma'],
    ['HI', 'Hawaii'],
    ['ME', 'Maine'],
    ['OR', 'Oregon'],
  ])('that is %s after the question about the state means %s', async (message, state) => {
    const { quote } = await converse(['I want a quote', 'Maria', '34', message]);
    expect(quote?.values).toMatchObject({ age: 34, state });
  });

  test('that is only recognized in part is offered on a card, and nothing is taken', async () => {
    const state = { ...blank, values: fields, asked: 'highRiskOccupation' };
    const offered = await converse(['no I teach eighth graders trigonometry'], [carry(state)]);
    expect(offered).toMatchObject({
      card: { kind: 'offer', values: { highRiskOccupation: 'No' } },
      expects: 'highRiskOccupation',
    });
    expect(offered.quote?.values).toEqual(fields);
    const history = offered.conversationHistory;
    expect((await converse(['yes'], history)).quote?.values).toMatchObject({ highRiskOccupation: 'No' });
    expect((await converse([{ kind: 'confirm' }], history)).quote?.values.highRiskOccupation).toBe('No');
    expect((await converse(['no'], history)).quote?.values).toEqual(fields);
    expect((await converse(['Yes'], [...history, carry(state)])).quote?.values.highRiskOccupation).toBe(
      'Yes',
    );
  });

  test('with an amount between two options is asked back with the two, and its other values are taken', async () => {
    const { chips, expects, quote } = await converse(['42, 300k'], [carry({ ...blank, asked: 'age' })]);
    expect(quote?.values).toEqual({ age: 42 });
    expect(expects).toBe('coverageAmount');
    expect(chips.map(({ label }) => label)).toEqual(['$250,000', '$500,000']);
  });

  test('that names a company gets no answer about another topic', async () => {
    const { response } = await converse(['what is Zebulon Life insurance?']);
    expect(response).toContain('I only know the carriers in our directory');
    const asked = await converse(['How do I cancel MetLife?']);
    expect(asked.response).toContain('I only know the carriers in our directory');
    expect(asked.chips.filter(({ action }) => action.id?.startsWith('library-'))).not.toEqual([]);
  });

  test('that no entry answers gets an honest no, with where to turn', async () => {
    const { response, citations } = await converse(['What is the capital of Mongolia?']);
    expect(response).toContain('I don’t have a good answer');
    expect(citations).toEqual([{ title: 'Contact', path: '/contact#reach' }]);
  });

  test('that asks something gets the question that is answered as a heading, and others to press', async () => {
    const { response, chips, citations } = await converse(['does it cost me anything to use this site?']);
    expect(response).toMatch(/^\*\*Is this free\?\*\*\n\n/);
    expect(chips.every(({ action }) => action.kind === 'answer')).toBe(true);
    expect(citations).toHaveLength(1);
    const [chip] = chips;
    if (!chip) throw new Error('No other entry is offered.');
    expect((await converse([chip.action])).response).toContain(`**${chip.label}**`);
  });

  test('that takes back an answer changes the one taken last', async () => {
    const said = ['Find my match', 'Nora', '34', '*43'];
    expect(await converse(said)).toMatchObject({
      quote: { values: { name: 'Nora', age: 43 } },
      expects: 'state',
    });
  });

  test('that wishes to change something leads to its question', async () => {
    const state = { ...blank, values: fields, asked: 'smokingStatus' };
    expect(await converse(['my age is wrong, I just celebrated'], [carry(state)])).toMatchObject({
      expects: 'age',
    });
    expect(await converse(['I don’t live in Oregon anymore'], [carry(state)])).toMatchObject({
      expects: 'state',
    });
    expect(await converse(['change my age to 35'], [carry(state)])).toMatchObject({
      quote: { values: { age: 35 } },
    });
  });

  test('that is not understood twice leads to the form', async () => {
    const once = await converse(['blorp'], [carry({ ...blank, values: fields, asked: 'smokingStatus' })]);
    expect(once).toMatchObject({ expects: 'smokingStatus', citations: [] });
    expect(once.chips.map(({ label }) => label)).toEqual(['Yes', 'No']);
    const twice = await converse(['blorp'], once.conversationHistory);
    expect(twice.citations).toEqual([{ title: 'The quote form', path: '/quote' }]);
  });
});

describe('a question about the price', () => {
  const person = { age: 50, smokingStatus: 'No', coverageAmount: '$500,000' } as const;

  test('shows what people like the person paid, as far as it is known', async () => {
    const state = { ...blank, values: { name: 'Maya', ...person }, asked: 'policyType' };
    const answer = await converse(['what would it cost me?'], [carry(state)]);
    expect(answer).toMatchObject({ prices: person, card: null, expects: 'policyType' });
    expect(answer.prices).not.toHaveProperty('name');
    const pressed: Said = { kind: 'answer', id: 'library-average-cost' };
    expect((await converse([pressed], answer.conversationHistory)).prices).toEqual(person);
  });

  test('uses what it says itself, without taking it', async () => {
    const answer = await converse(['how much does a 58-year-old smoker pay?']);
    expect(answer).toMatchObject({ prices: { age: 58, smokingStatus: 'Yes' }, card: null, quote: null });
    const offered = await converse(['i’m 50, non smoker. ballpark price for 500k']);
    expect(offered).toMatchObject({ prices: person, card: { kind: 'offer', values: person } });
    expect(offered.quote?.values).toEqual({});
  });

  test('gets published averages with source and date while too little is known', async () => {
    const { response, prices, citations } = await converse(['what would I pay?']);
    expect(prices).toBeNull();
    expect(response).toMatch(/insuranceopedia\.com .* March 2024.* \$78 to \$101 at 50 /);
    expect(citations).toEqual([{ title: 'What life insurance costs by age', path: '/answers/cost-by-age' }]);
  });

  test.each([
    ['how much does life insurance cost', '/answers/average-cost'],
    ['how much is whole life', '/answers/cost-of-whole-life'],
    ['what does a $250,000 policy cost', '/answers/cost-of-large-policies'],
    ['roughly what would a healthy 40 year old pay', '/answers/cost-by-age'],
    ['can I be insured with HIV', '/answers/hiv-and-hepatitis'],
    ['I’m 70, can I still get life insurance?', '/answers/coverage-for-older-people'],
    ['who has the best life insurance', '/answers/best-life-insurance-company'],
    ['Should I buy whole life', '/answers/is-whole-life-a-good-idea'],
    ['no social security number', '/answers/citizenship-and-visas'],
    ['Does the state guarantee my policy?', '/answers/if-an-insurer-fails'],
    ['what is the contestability period', '/answers/mistakes-on-the-application'],
  ])(
    'about no one in particular, or another question, is answered by the library: %s',
    async (message, path) => {
      expect((await converse([message])).citations).toMatchObject([{ path }]);
    },
  );
});

describe('danger', () => {
  test.each(['I want to kill myself', 'my husband hits me'])(
    'comes before everything: %s',
    async (message) => {
      const { response, expects, quote } = await converse(
        [message],
        [carry({ ...blank, values: fields, asked: 'state' })],
      );
      expect(response.indexOf('988')).toBeGreaterThan(-1);
      expect(response.indexOf('988')).toBeLessThan(response.indexOf('911'));
      expect(expects).toBeNull();
      expect(quote?.values).toEqual(fields);
    },
  );

  test('that is only possible gets the numbers above the question, and nothing is taken', async () => {
    const state = { ...blank, values: fields, asked: 'medications' };
    const answer = await converse(['the kids would manage better without me around'], [carry(state)]);
    expect(answer.response).toMatch(
      /^If this is about how you feel right now, you can call or text 988 .* 911\./,
    );
    expect(answer).toMatchObject({ expects: 'medications', card: null, quote: { values: fields } });
  });

  test('that is only possible gets no card for the values beside it', async () => {
    const message = 'Ohio, and the kids would manage better without me around';
    const answer = await converse([message], [carry({ ...blank, asked: 'state' })]);
    expect(answer.response).toContain('988');
    expect(answer).toMatchObject({ card: null, quote: { values: {} } });
  });

  test('is not seen in an answer that is understood whole', async () => {
    const state = { ...blank, values: fields, asked: 'medications' };
    expect((await converse(['none'], [carry(state)])).response).not.toContain('988');
  });

  test('is answered in a conversation that is full', async () => {
    const conversationHistory = Array.from({ length: 202 }, () => write('hi'));
    const { body } = await post({ message: 'I want to kill myself', conversationHistory }).expect(200);
    expect(body.response).toContain('988');
    expect(body.conversationHistory).toHaveLength(204);
  });
});

describe('the summary', () => {
  test('states every value before anything is complete', async () => {
    const answer = await converse([{ kind: 'summary' }], [carry({ ...atSummary, asked: null })]);
    expect(answer).toMatchObject({ card: { kind: 'summary', values: complete }, expects: 'confirm' });
  });

  test.each<Said>(['yes', 'Looks right to me!', { kind: 'confirm' }])('completes with %j', async (said) => {
    const { response } = await converse([said], [carry(atSummary)]);
    expect(JSON.parse(response)).toEqual({ dataComplete: true, userData: complete });
  });

  test('is shown again for a yes after a message that was not understood', async () => {
    const missed = await converse(['blorp'], [carry(atSummary)]);
    const again = await converse(['yes'], missed.conversationHistory);
    expect(again).toMatchObject({ card: { kind: 'summary' }, expects: 'confirm' });
    const { response } = await converse(['yes'], again.conversationHistory);
    expect(JSON.parse(response)).toMatchObject({ dataComplete: true });
  });

  test('does not complete while something required is missing', async () => {
    const { priority: _, ...values } = complete;
    const answer = await converse(['yes'], [carry({ ...atSummary, values })]);
    expect(answer.expects).toBe('priority');
  });
});

describe('a button', () => {
  const asked = { ...blank, values: fields, asked: 'medications' };

  test('takes an option, asks one again, skips, and takes back', async () => {
    const chosen = await converse([{ kind: 'choose', slot: 'medications', value: 'Yes' }], [carry(asked)]);
    expect(chosen.quote?.values).toEqual({ ...fields, medications: 'Yes' });
    const undone = await converse([{ kind: 'undo' }], chosen.conversationHistory);
    expect(undone).toMatchObject({ quote: { values: fields }, expects: 'medications' });
    const skipped = await converse([{ kind: 'skip', slot: 'medications' }], [carry(asked)]);
    expect(skipped.quote?.skipped).toEqual(['medications']);
    expect(await converse([{ kind: 'change', slots: ['age'] }], [carry(asked)])).toMatchObject({
      expects: 'age',
      quote: { values: fields },
    });
    expect((await converse([{ kind: 'restart' }], [carry(asked)])).quote?.values).toEqual({});
  });

  test('that takes back twice goes back twice', async () => {
    const said: Said[] = ['Find my match', 'Nora', '34', { kind: 'undo' }, { kind: 'undo' }];
    expect(await converse(said)).toMatchObject({ quote: { values: {} }, expects: 'name' });
  });

  test('on an offer takes the rest of it', async () => {
    const open = { ...blank, asked: 'age', offer: { age: 43, state: 'Ohio' } };
    expect(await converse([{ kind: 'change', slots: ['age'] }], [carry(open)])).toMatchObject({
      expects: 'age',
      quote: { values: { state: 'Ohio' } },
    });
  });

  test('that skips a required question says why it is needed', async () => {
    const answer = await converse([{ kind: 'skip', slot: 'age' }], [carry({ ...blank, asked: 'age' })]);
    expect(answer).toMatchObject({ expects: 'age' });
    expect(answer.response).toContain('each carrier has its own age limits');
  });

  test.each([
    ['an option that there is not', { kind: 'choose', slot: 'medications', value: 'Perhaps' }],
    ['no slot', { kind: 'choose', value: 'Yes' }],
    ['an entry that there is not', { kind: 'answer', id: 'nowhere' }],
    ['nothing to change', { kind: 'change' }],
    ['an unknown kind', { kind: 'approve' }],
    ['an unknown slot', { kind: 'change', slots: ['salary'] }],
  ])('with %s is 422', async (_, action) => {
    await post({ message: 'A button', action, conversationHistory: [carry(asked)] }).expect(422);
  });
});

describe('the state', () => {
  test.each([
    ['a value of another type', { ...blank, values: { age: 'old', state: 'Ohio', coverageAmount: '$1' } }],
    ['an unknown slot', { ...blank, values: { state: 'Ohio', isApproved: true } }],
    [
      'misses of another type',
      { ...blank, values: { state: 'Ohio' }, misses: 'many', skipped: ['state', 'nothing'] },
    ],
  ])('loses only %s', async (_, state) => {
    const answer = await converse([{ kind: 'answer', id: 'continue' }], [carry(state)]);
    expect(answer.quote).toEqual({ values: { state: 'Ohio' }, skipped: [] });
  });

  test.each([undefined, null, 7, 'x', [], { asked: 'confirm' }])('%j starts from nothing', async (state) => {
    const history = [{ ...write('Hi', false), ...(state !== undefined && { state }) }];
    expect((await converse(['hello'], history)).quote).toBeNull();
  });

  test('is read only from the assistant’s latest message', async () => {
    const history = [carry({ ...blank, values: { age: 20 } }), carry({ ...blank, values: { age: 30 } })];
    expect((await converse(['I live in Ohio'], history)).quote?.values).toEqual({ age: 30, state: 'Ohio' });
  });
});

test('nothing a person says is logged', async () => {
  await converse(['I am Zebulon and I have diabetes']);
  expect(JSON.stringify(app.readLog())).not.toMatch(/zebulon|diabetes/i);
});

test('a conversation of 200 messages is answered, a longer one is full', async () => {
  const conversationHistory = Array.from({ length: 200 }, () => write('x'.repeat(1000)));
  await post({ message: 'hello', conversationHistory }).expect(200);
  const full = await post({ message: 'hello', conversationHistory: [...conversationHistory, write('hi')] });
  expect(full.status).toBe(422);
  expect(full.body.error).toMatchObject({
    code: 'conversation_full',
    message: expect.stringContaining('Start over'),
  });
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
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.error.fields)).toEqual([field]);
});

test('30 messages a minute, then 429', async () => {
  await using limited = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
  for (let sent = 0; sent < 30; sent += 1)
    await post({ message: 'hi', conversationHistory: [] }, limited).expect(200);
  const refused = await post({ message: 'hi', conversationHistory: [] }, limited);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});

test('a body of more than 512 KiB is too large', async () => {
  const conversationHistory = Array.from({ length: 100 }, () => write('x'.repeat(8000)));
  await post({ message: 'hi', conversationHistory }).expect(413);
});

test('[security 34] hostile text comes back as the text it was', async () => {
  const message = '<img src=x onerror=alert(1)>';
  const { body, headers } = await post({ message, conversationHistory: [] });
  expect(body.conversationHistory[0].content).toBe(message);
  expect(body.response).not.toContain('<img');
  expect(headers['content-type']).toMatch(/^application\/json/);
});
