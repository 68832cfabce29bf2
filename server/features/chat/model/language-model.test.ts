import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ModelBehavior,
  startLanguageModel,
  type TestLanguageModel,
} from '../../../testing/peers/language-model.ts';
import { createLanguageModel } from './language-model.ts';

const passages = [
  {
    text: 'Term insurance covers a number of years that you choose, often 10, 15, 20 or 30. If you die within them, it pays. If you do not, it ends and nothing is paid back.',
    citation: { title: 'Life Insurance Guide: Term life insurance', path: '/guide#term-life' },
  },
];
const turn = { message: 'reckon I am forty-two, never touched a smoke', expects: 'age', filled: {} } as const;

let server: TestLanguageModel;
let lines: Record<string, unknown>[];
let now: number;

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

function answerWith(...commands: unknown[]): void {
  server.behave({ kind: 'answer', content: JSON.stringify({ commands }) });
}

const age = { kind: 'set', slot: 'age', value: 42, evidence: 'I am forty-two' };
const smoking = { kind: 'set', slot: 'smokingStatus', value: 'No', evidence: 'never touched a smoke' };

describe('what a model may propose', () => {
  it('is commands that stand on the person’s own words', async () => {
    answerWith(age, smoking);
    expect(await createModel().propose(turn)).toEqual([age, smoking]);
    expect(server.questions[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-of-the-test',
    });
    expect(lines).toEqual([]);
  });

  it('may come streamed, in a block of code, and on a connection that stays open', async () => {
    const content = `\`\`\`json\n${JSON.stringify({ commands: [age] })}\n\`\`\``;
    server.behave({ kind: 'stream', content });
    expect(await createModel().propose(turn)).toEqual([age]);
  });

  it.each([
    ['a value that is not in the words', { ...age, value: 43 }],
    ['evidence that nobody wrote', { ...smoking, evidence: 'I do not smoke' }],
    ['evidence that is only part of a word', { ...smoking, evidence: 'touch' }],
    ['no evidence', { kind: 'set', slot: 'age', value: 42 }],
    ['evidence without a word', { ...smoking, evidence: ',' }],
    ['a value that no form would take', { ...smoking, value: 'Perhaps' }],
    ['a slot that does not exist', { ...smoking, slot: 'isApproved' }],
    ['a name, which it cannot know', { kind: 'set', slot: 'name', value: 'Bob', evidence: 'forty-two' }],
    ['a confirmation', { kind: 'confirm', evidence: 'forty-two' }],
    ['a new start', { kind: 'restart', evidence: 'forty-two' }],
    [
      'the end of the conversation',
      { kind: 'set', slot: 'dataComplete', value: true, evidence: 'forty-two' },
    ],
    [
      'words for the person',
      { kind: 'refuse', slot: 'age', message: 'You are approved!', evidence: 'forty-two' },
    ],
    ['more fields than there are', { ...smoking, response: 'You are approved!' }],
    ['no command at all', 'approve'],
  ])('is not %s', async (_what, command) => {
    answerWith(command, age);
    expect(await createModel().propose(turn)).toEqual([age]);
  });

  it('is a question only in the person’s own words', async () => {
    const message = 'hm what about diabetes there';
    answerWith(
      { kind: 'ask', evidence: 'what about diabetes' },
      { kind: 'ask', evidence: 'Am I approved?' },
      { kind: 'hand-over', evidence: 'hm' },
    );
    expect(await createModel().propose({ ...turn, message })).toEqual([
      { kind: 'ask', evidence: 'what about diabetes' },
      { kind: 'hand-over', evidence: 'hm' },
    ]);
  });

  it('is not asked for while a name is expected', async () => {
    expect(await createModel().propose({ ...turn, expects: 'name' })).toBeUndefined();
    expect(server.questions).toEqual([]);
  });
});

describe('what a model learns', () => {
  it('is no name and no contact details', async () => {
    answerWith();
    await createModel().propose({
      message:
        'Jordan Smith here, mail jordan.smith@example.com or call (614) 555-0142, 12 Lamplighter Way Apt 4, 43004-1234. My SSN is 123-45-6789, I want $2,000,000',
      expects: 'age',
      filled: { name: 'Jordan Smith', state: 'Ohio' },
    });
    await createModel().phrase({
      question: 'I am Jordan, what is term life?',
      passages,
      name: 'Jordan Smith',
    });
    const sent = server.questions.map(({ body }) => body).join('\n');
    expect(sent).not.toMatch(/jordan|smith|example\.com|555|0142|lamplighter|apt 4|6789/i);
    expect(sent).toMatch(/\$2,000,000/);
    expect(sent).toMatch(/what is term life/);
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
  ['chats instead of listing commands', { kind: 'answer', content: 'Sure! You are approved.' }, 'unreadable'],
  ['lists something else', { kind: 'answer', content: '[1,2]' }, 'unusable'],
];

describe('[security 61] a language model that fails', () => {
  it.each(failures)(
    'and %s is passed over, with one log line that holds no words',
    async (_how, behavior, code, limits) => {
      server.behave(behavior);
      const model = createModel(limits);
      expect(await model.propose(turn)).toBeUndefined();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ task: 'propose', code });
      expect(JSON.stringify(lines)).not.toMatch(/forty|approved|secret|key-of/);
    },
  );

  it('and is not there at all is passed over', async () => {
    await server[Symbol.asyncDispose]();
    expect(await createModel().propose(turn)).toBeUndefined();
    expect(lines[0]).toMatchObject({ code: 'connection' });
    server = await startLanguageModel();
  });

  it('is left alone for 30 seconds after three failures, and then tried once', async () => {
    server.behave({ kind: 'raw', body: '', status: 503 });
    const model = createModel();
    for (let round = 0; round < 6; round += 1) await model.propose(turn);
    expect(server.questions).toHaveLength(3);
    expect(lines.map(({ rests }) => rests)).toEqual([false, false, true]);
    now += 30_000;
    await model.propose(turn);
    await model.propose(turn);
    expect(server.questions).toHaveLength(4);
    now += 30_000;
    answerWith(age);
    expect(await model.propose(turn)).toEqual([age]);
    expect(await model.propose(turn)).toEqual([age]);
  });

  it('and answers only nonsense is asked again, because that costs no time', async () => {
    server.behave({ kind: 'answer', content: '[1]' });
    const model = createModel();
    for (let round = 0; round < 5; round += 1) await model.propose(turn);
    expect(server.questions).toHaveLength(5);
  });
});

describe('how a model may phrase an answer', () => {
  const phrase = (content: string, kind: 'answer' | 'stream' = 'answer') => {
    server.behave({ kind, content });
    return createModel().phrase({ question: 'what is term life?', passages });
  };

  const faithful = [
    'Term insurance covers a number of years that you choose, often 10, 15, 20 or 30.',
    'Term insurance covers the years that you choose. If you die within them, it pays.',
    'If you do not die within the years that you choose, it ends and nothing is paid back.',
  ];

  it.each(faithful)(
    'takes words of the passages from a server that sends them whole: %s',
    async (content) => {
      expect(await phrase(content)).toBe(content);
    },
  );

  it.each(faithful)('takes words of the passages from a server that streams: %s', async (content) => {
    expect(await phrase(content, 'stream')).toBe(content);
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
    expect(await phrase(content)).toBeUndefined();
    expect(lines).toMatchObject([{ task: 'phrase', code: 'unusable' }]);
  });

  it('never loses the number to call', async () => {
    const text =
      'Most policies exclude suicide in the first two years. If you think of it, call or text 988.';
    server.behave({ kind: 'answer', content: 'Most policies exclude suicide in the first two years.' });
    const grave = [{ text, citation: { title: '', path: '/guide#refused-claims' } }];
    expect(await createModel().phrase({ question: 'is suicide covered', passages: grave })).toBeUndefined();
  });

  it('is not asked for without passages', async () => {
    expect(await createModel().phrase({ question: 'what is term life?', passages: [] })).toBeUndefined();
    expect(server.questions).toEqual([]);
  });
});
