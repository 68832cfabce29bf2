import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ModelBehavior,
  startLanguageModel,
  type TestLanguageModel,
} from '../../../testing/peers/language-model.ts';
import type { Entry } from '../search/entries.ts';
import { createSearch, type Search } from '../search/search.ts';
import { emptyState } from '../state.ts';
import { type Turn, takeTurn } from '../turn.ts';
import { createLanguageModel } from './language-model.ts';

const text =
  'Term insurance covers a number of years that you choose, often 10, 15, 20 or 30. If you die within them, it pays. If you do not, it ends and nothing is paid back.';
const term: Entry = {
  id: 'term',
  question: 'What is term life insurance?',
  ways: ['term life insurance', 'what is term life'],
  text,
  link: { title: 'Life Insurance Guide: Term life insurance', path: '/guide#term-life' },
};
const start: Entry = { id: 'start', question: 'Start', ways: ['get a quote'], text: '', wish: 'start' };
const message = 'reckon two score and two, the smokes are dead to me';

let search: Search;
let server: TestLanguageModel;
let lines: Record<string, unknown>[];
let now: number;

beforeAll(async () => {
  search = createSearch([term, start]);
});
beforeEach(async () => {
  server = await startLanguageModel();
  lines = [];
  now = 0;
});
afterEach(() => server[Symbol.asyncDispose]());

type Limits = { firstByteMs?: number; totalMs?: number };

/** Only the limits that a test is about can be reached, however busy the machine is. */
function createModel(limits: Limits = {}) {
  return createLanguageModel(
    { baseUrl: server.url, apiKey: 'key-of-the-test', model: 'small' },
    {
      clock: { now: () => new Date(now) },
      logger: { warn: (line: unknown) => void lines.push({ ...(line as object) }) },
      limits: { firstByteMs: 60_000, totalMs: 60_000, ...limits },
    },
  );
}

const missed: Turn = {
  text: 'Sorry, I didn’t get that.',
  state: { ...emptyState, asked: 'age', misses: 1 },
  chips: [],
  card: null,
  citations: [],
  isMissed: true,
};
const answered: Turn = {
  ...missed,
  text,
  state: { ...emptyState, asked: 'age' },
  isMissed: false,
  answered: term,
};

function help(model = createModel(), said = message, rules = missed) {
  return model.help({ message: said, history: [], now: new Date() }, rules, search);
}

function answerWith(answer: object): void {
  server.behave({ kind: 'answer', content: JSON.stringify(answer) });
}

const age = { slot: 'age', value: 42, evidence: 'two score and two' };
const smoking = { slot: 'smokingStatus', value: 'No', evidence: 'the smokes are dead to me' };

describe('what a model may offer', () => {
  it('is values with the person’s own words, on a card and never taken', async () => {
    answerWith({ values: [age, smoking] });
    const turn = await help();
    expect(turn?.card).toEqual({ kind: 'offer', values: { age: 42, smokingStatus: 'No' } });
    expect(turn?.state.values).toEqual({});
    expect(server.questions[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-test',
    });
    expect(lines).toEqual([]);
  });

  it('may come streamed, in a block of code, and on a connection that stays open', async () => {
    server.behave({ kind: 'stream', content: `\`\`\`json\n${JSON.stringify({ values: [age] })}\n\`\`\`` });
    expect((await help())?.card?.values).toEqual({ age: 42 });
  });

  it.each([
    ['evidence that no one wrote', { ...smoking, evidence: 'I do not smoke' }],
    ['evidence that is only part of a word', { ...smoking, evidence: 'moke' }],
    ['no evidence', { slot: 'smokingStatus', value: 'No' }],
    ['evidence without a word', { ...smoking, evidence: ',' }],
    ['a value that no form would take', { ...smoking, value: 'Perhaps' }],
    ['a slot that does not exist', { ...smoking, slot: 'isApproved' }],
    ['a name, which it cannot know', { slot: 'name', value: 'Bob', evidence: 'two score and two' }],
    ['the end of the conversation', { slot: 'dataComplete', value: true, evidence: 'two score and two' }],
    ['more fields than there are', { ...smoking, response: 'You are approved!' }],
    ['no value at all', 'approve'],
  ])('is not %s', async (_what, value) => {
    answerWith({ values: [value, age] });
    expect((await help())?.card?.values).toEqual({ age: 42 });
  });

  it('is nothing while a name is expected, because names are not sent', async () => {
    const rules: Turn = { ...missed, state: { ...missed.state, asked: 'name' } };
    expect(await help(createModel(), message, rules)).toBeUndefined();
    expect(server.questions).toEqual([]);
  });

  it('is nothing where the rules took a value', async () => {
    const rules = takeTurn({ message: 'I’m 42', history: [], now: new Date() }, search);
    expect(await help(createModel(), 'I’m 42', rules)).toBeUndefined();
    expect(server.questions).toEqual([]);
  });
});

describe('what a model learns', () => {
  it('is no name and no contact details', async () => {
    answerWith({});
    const said =
      'Jordan Smith here, mail jordan.smith@example.com or call (614) 555-0142, 12 Lamplighter Way Apt 4, 43004-1234. My SSN is 123-45-6789, I want $2,000,000';
    const state = { ...missed.state, values: { name: 'Jordan Smith', state: 'Ohio' as const } };
    await help(createModel(), said, { ...missed, state });
    const sent = server.questions.map(({ body }) => body).join('\n');
    expect(sent).not.toMatch(/jordan|smith|example\.com|555|0142|lamplighter|apt 4|6789/i);
    expect(sent).toMatch(/\$2,000,000/);
    expect(sent).toMatch(/Ohio/);
  });
});

const failures: readonly [string, ModelBehavior, string, Limits?][] = [
  ['never answers', { kind: 'stall' }, 'first-byte-timeout', { firstByteMs: 50 }],
  ['sends only the head of an answer', { kind: 'head-only' }, 'first-byte-timeout', { firstByteMs: 50 }],
  ['drips without an end', { kind: 'drip' }, 'timeout', { totalMs: 100 }],
  ['breaks the connection', { kind: 'break' }, 'connection'],
  ['breaks the connection midway', { kind: 'break-midway' }, 'connection'],
  ['floods', { kind: 'flood' }, 'too-large'],
  ['leads to another host', { kind: 'redirect' }, 'connection'],
  ['sends garbage', { kind: 'raw', body: '<html>nope' }, 'unreadable'],
  ['sends other JSON', { kind: 'raw', body: '{"ok":true}' }, 'unreadable'],
  ['sends nothing', { kind: 'raw', body: '' }, 'unreadable'],
  ['fails', { kind: 'raw', body: '{"error":{"message":"secret"}}', status: 500 }, 'status'],
  ['is over its limit', { kind: 'raw', body: '{}', status: 429 }, 'status'],
  ['answers with an empty text', { kind: 'answer', content: '' }, 'unusable'],
  [
    'chats instead of answering as asked',
    { kind: 'answer', content: 'Sure! You are approved.' },
    'unreadable',
  ],
  ['lists something else', { kind: 'answer', content: '[1,2]' }, 'unusable'],
];

describe('[security 61] a language model that fails', () => {
  it.each(failures)(
    'and %s is passed over, with one log line that holds no words',
    async (_how, behavior, code, limits) => {
      server.behave(behavior);
      expect(await help(createModel(limits))).toBeUndefined();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ code });
      expect(JSON.stringify(lines)).not.toMatch(/score|approved|secret|key-of/);
    },
  );

  it('and is not there at all is passed over', async () => {
    await server[Symbol.asyncDispose]();
    expect(await help()).toBeUndefined();
    expect(lines[0]).toMatchObject({ code: 'connection' });
    server = await startLanguageModel();
  });

  it('is left alone for 30 seconds after three failures, and then tried once', async () => {
    server.behave({ kind: 'raw', body: '', status: 503 });
    const model = createModel();
    for (let round = 0; round < 6; round += 1) await help(model);
    expect(server.questions).toHaveLength(3);
    expect(lines.map(({ rests }) => rests)).toEqual([false, false, true]);
    now += 30_000;
    await help(model);
    await help(model);
    expect(server.questions).toHaveLength(4);
    now += 30_000;
    answerWith({ values: [age] });
    expect((await help(model))?.card?.values).toEqual({ age: 42 });
    expect((await help(model))?.card?.values).toEqual({ age: 42 });
  });

  it('and answers only nonsense is asked again, because that costs no time', async () => {
    server.behave({ kind: 'answer', content: '[1]' });
    const model = createModel();
    for (let round = 0; round < 5; round += 1) await help(model);
    expect(server.questions).toHaveLength(5);
  });
});

describe('how a model may word an answer', () => {
  const reword = (words: string, kind: 'answer' | 'stream' = 'answer') => {
    server.behave({ kind, content: JSON.stringify({ entry: 'term', text: words }) });
    return help(createModel(), 'what is term life?', answered);
  };

  const faithful = [
    'Term insurance covers a number of years that you choose, often 10, 15, 20 or 30.',
    'Term insurance covers the years that you choose. If you die within them, it pays.',
    'If you do not die within the years that you choose, it ends and nothing is paid back.',
  ];

  it.each(faithful)('takes words of the entry from a server that sends them whole: %s', async (content) => {
    const turn = await reword(content);
    expect(turn?.text).toContain(content);
    expect(turn).toMatchObject({ citations: [term.link], state: { asked: 'age' } });
  });

  it('leaves the prices beside it', async () => {
    const prices = { age: 50, smokingStatus: 'No' } as const;
    answerWith({ entry: 'term', text: faithful[0] });
    const turn = await help(createModel(), 'what is term life?', { ...answered, prices });
    expect(turn).toMatchObject({ prices });
    expect(turn?.text).toContain(faithful[0]);
  });

  it.each(faithful)('takes words of the entry from a server that streams: %s', async (content) => {
    expect((await reword(content, 'stream'))?.text).toContain(content);
  });

  it.each([
    [
      'a number of its own',
      'Term insurance covers a number of years that you choose, often 10, 15, 20 or 40.',
    ],
    ['a price', 'Term insurance covers a number of years that you choose for $26 a month.'],
    ['a promise', 'You are approved. Term insurance covers a number of years that you choose.'],
    ['advice', 'You should choose term insurance. It covers a number of years that you choose.'],
    ['a link', 'Term insurance covers years that you choose, see https://evil.example'],
    ['a link by another name', 'Term insurance covers years that you choose, [more](evil)'],
    ['the opposite', 'If you die within them, it never pays.'],
    ['other facts', 'Whole life builds savings that the government protects from every creditor.'],
    ['rudeness', 'That is a stupid question. Term insurance covers a number of years that you choose.'],
    ['markup', '<b>Term insurance</b> covers a number of years that you choose.'],
    ['too much', 'Term insurance covers a number of years that you choose. '.repeat(20)],
  ])('is not taken with %s', async (_what, content) => {
    expect(await reword(content)).toBeUndefined();
    expect(lines).toMatchObject([{ code: 'unusable' }]);
  });

  it('is not taken for an entry that was not a candidate', async () => {
    answerWith({ entry: 'approval', text: '' });
    expect(await help(createModel(), 'what is term life?', answered)).toBeUndefined();
  });

  it('never loses the number to call', async () => {
    const grave = { ...term, text: `${text} If you think of suicide, call or text 988.` };
    answerWith({ entry: 'term', text: faithful[0] });
    expect(await help(createModel(), 'is suicide covered', { ...answered, answered: grave })).toBeUndefined();
  });
});
