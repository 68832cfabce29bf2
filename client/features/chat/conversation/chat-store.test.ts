import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatAction, ChatMessage } from '../../../../shared/api/chat.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { buildAnswer, stubStorage } from '../testing/builders.ts';
import type { Answer, Ask } from './chat-answer.ts';
import { createChatStore } from './chat-store.ts';
import { noAttachments } from './conversation.ts';
import { readConversation, readDraft } from './stored-conversation.ts';

const connecting = "I'm sorry, I'm having trouble connecting right now. Please try again.";
const inAMoment = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";
let time = 0;
const now = () => ++time;
type Asked = {
  message: string;
  action: ChatAction | undefined;
  history: readonly ChatMessage[];
  answer: (answer?: Answer) => void;
  fail: (cause: unknown) => void;
};
const asked: Asked[] = [];

const ask: Ask = (question, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  asked.push({
    message: question.message,
    action: question.action,
    history: question.conversation.entries.map((entry) => entry.message),
    answer: (answer = buildAnswer(question)) => resolve(answer),
    fail: reject,
  });
  signal.addEventListener('abort', () => reject(signal.reason));
  return promise;
};
const openStore = () => createChatStore({ ask, now }, 'learn');
/** By then whatever an answer leads to has happened. */
const settle = () => nextTurn();

beforeEach(() => {
  time = 0;
  asked.length = 0;
  vi.stubGlobal('window', stubStorage());
});
afterEach(() => vi.unstubAllGlobals());

async function exchange(store: ReturnType<typeof openStore>, text: string) {
  store.setDraft(text);
  store.submit();
  asked.at(-1)?.answer();
  await expect.poll(() => store.getState().phase.kind).toBe('idle');
}

describe('sending', () => {
  test('keeps the message, the answer, and what can be said next', async () => {
    const store = openStore();
    await exchange(store, '  what is term?  ');
    const { conversation, outbox, draft } = store.getState();
    expect(conversation.entries.map(({ message }) => message.content)).toEqual([
      'what is term?',
      'About what is term?.',
    ]);
    expect(conversation.entries[1]?.citations).toEqual([{ title: 'Guide', path: '/guide#choosing' }]);
    const labels = conversation.entries[1]?.chips.map(({ label }) => label);
    expect({ outbox, draft, labels }).toEqual({
      outbox: [],
      draft: '',
      labels: ['Yes', 'No'],
    });
    expect(readConversation(time)).toEqual(conversation);
  });

  test.each(['', '   \n ', 'x'.repeat(1001)])('does not send what is no message', (text) => {
    const store = openStore();
    store.setDraft(text);
    expect(store.submit()).toBe(false);
    expect(asked).toHaveLength(0);
    expect(store.getState().draft).toBe(text);
  });

  test('sends 1,000 characters', () => {
    const store = openStore();
    store.setDraft('x'.repeat(1000));
    expect(store.submit()).toBe(true);
  });

  test('sends nothing twice while an answer is on its way, and keeps what is typed meanwhile', async () => {
    const store = openStore();
    store.setDraft('one');
    expect(store.submit()).toBe(true);
    expect(store.submit({ text: 'one' })).toBe(false);
    store.setDraft('two');
    expect(store.submit()).toBe(false);
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    await expect.poll(() => store.getState().phase.kind).toBe('idle');
    expect(store.getState().draft).toBe('two');
  });

  test('keeps what is on its way for a reload', () => {
    const store = openStore();
    store.setDraft('one');
    store.submit();
    store.setDraft('two');
    expect(readDraft(time)).toBe('one\ntwo');
    expect(openStore().getState().draft).toBe('one\ntwo');
  });

  test('puts a canceled message back into the field, and drops its answer', async () => {
    const store = openStore();
    store.setDraft('slow');
    store.submit();
    store.takeBack();
    asked[0]?.answer();
    await settle();
    expect(store.getState()).toMatchObject({ draft: 'slow', outbox: [], phase: { kind: 'idle' } });
    expect(store.getState().conversation.entries).toEqual([]);
  });
});

describe('a failure', () => {
  const refuse = (status: number, code: 'rate_limited' | 'unavailable' | 'internal', seconds?: number) =>
    new ApiError(status, { code, message: 'No.', requestId: '1' }, seconds);

  test.each([
    ['no connection', new NetworkError(undefined, false), connecting],
    ['no answer in time', new NetworkError(undefined, true), connecting],
    ['a server that is down', refuse(503, 'unavailable'), inAMoment],
    ['a fault', refuse(500, 'internal'), inAMoment],
    ['too many messages', refuse(429, 'rate_limited', 20), `${inAMoment} You can try again in 20 seconds.`],
  ])('%s keeps the message, which can be sent again', async (_name, cause, text) => {
    const store = openStore();
    store.setDraft('hello');
    store.submit();
    asked[0]?.fail(cause);
    await expect
      .poll(() => store.getState().phase)
      .toMatchObject({ kind: 'failed', failure: { text, remedy: 'retry' } });
    expect(store.getState().outbox).toEqual([{ text: 'hello' }]);
    store.retry();
    asked[1]?.answer();
    await expect.poll(() => store.getState().conversation.entries).toHaveLength(2);
    expect(store.getState().outbox).toEqual([]);
  });

  test('lets the next message wait behind the one that failed', async () => {
    const store = openStore();
    store.setDraft('one');
    store.submit();
    asked[0]?.fail(new NetworkError(undefined, false));
    await expect.poll(() => store.getState().phase.kind).toBe('failed');
    store.setDraft('two');
    expect(store.submit()).toBe(true);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.answer();
    await expect.poll(() => asked).toHaveLength(3);
    asked[2]?.answer();
    await expect.poll(() => store.getState().conversation.entries).toHaveLength(4);
    expect(asked.map(({ message }) => message)).toEqual(['one', 'one', 'two']);
  });

  test('of a full conversation offers to start over, with the message kept', async () => {
    const store = openStore();
    await exchange(store, 'one');
    store.setDraft('two');
    store.submit();
    asked[1]?.fail(new ApiError(422, { code: 'conversation_full', message: 'Full.', requestId: '1' }));
    await expect.poll(() => store.getState().phase).toMatchObject({ failure: { remedy: 'start-over' } });
    store.startOver('learn');
    expect(store.getState()).toMatchObject({ draft: 'two', outbox: [], conversation: { entries: [] } });
  });

  test.each([
    ['message', 'edit', 'Shorten your message.'],
    ['conversationHistory.0.timestamp', 'start-over', 'We can’t continue this conversation. Start over'],
  ])('of a refused %s offers what helps', async (field, remedy, text) => {
    const store = openStore();
    store.setDraft('hello');
    store.submit();
    const fields = { [field]: 'Shorten your message.' };
    asked[0]?.fail(new ApiError(422, { code: 'invalid_input', message: 'No.', fields, requestId: '1' }));
    await expect
      .poll(() => store.getState().phase)
      .toMatchObject({
        failure: { remedy, text: expect.stringContaining(text) },
      });
  });
});

test('continues at the end even after the clock was set back', async () => {
  const store = openStore();
  time = 1_000_000;
  await exchange(store, 'one');
  time = 0;
  await exchange(store, 'two');
  const { entries } = store.getState().conversation;
  expect(entries.map(({ message }) => message.content)).toEqual(['one', 'About one.', 'two', 'About two.']);
});

describe('a press', () => {
  const skip = { text: 'Skip', action: { kind: 'skip' } } as const;

  test('sends its label and what it does, and leaves the draft alone', () => {
    const store = openStore();
    store.setDraft('typed');
    expect(store.submit(skip)).toBe(true);
    expect(asked[0]).toMatchObject({ message: 'Skip', action: { kind: 'skip' } });
    expect(store.getState().draft).toBe('typed');
  });

  test('is not put into the field when it is taken back', () => {
    const store = openStore();
    store.submit(skip);
    store.takeBack();
    expect(store.getState()).toMatchObject({ draft: '', outbox: [] });
  });
});

describe('answers from the form', () => {
  test('are the state of the next message, whether or not anything has been said', async () => {
    const store = openStore();
    store.bringAnswers({ values: { age: 34 }, skipped: [] }, 'Use my answer');
    expect(asked[0]?.history.at(-1)?.state).toMatchObject({ values: { age: 34 }, asked: null });
    asked[0]?.answer();
    await expect.poll(() => store.getState().phase.kind).toBe('idle');
    store.bringAnswers({ values: { state: 'Ohio' }, skipped: [] }, 'Use my answer');
    expect(asked[1]?.history.at(-1)?.state?.values).toEqual({ state: 'Ohio' });
    expect(asked[1]?.history).toHaveLength(3);
  });
});

describe('an answer that does not fit', () => {
  test('keeps the message, which can be sent again', async () => {
    const store = openStore();
    await exchange(store, 'one');
    store.setDraft('two');
    store.submit();
    asked[1]?.answer({ conversationHistory: [], ...noAttachments });
    await expect
      .poll(() => store.getState().phase)
      .toMatchObject({ kind: 'failed', failure: { remedy: 'retry' } });
    expect(store.getState().outbox).toEqual([{ text: 'two' }]);
  });
});

describe('the end of a conversation', () => {
  test('starting over can be taken back until something is said', async () => {
    const store = openStore();
    await exchange(store, 'one');
    store.startOver('contact');
    expect(store.getState().conversation).toMatchObject({ entries: [], context: 'contact' });
    store.bringBack();
    expect(store.getState().conversation.entries).toHaveLength(2);
    store.startOver('contact');
    await exchange(store, 'two');
    expect(store.getState().previous).toBeUndefined();
    expect(readConversation(time)?.entries).toHaveLength(2);
  });

  test('undoing removes the last exchange in every tab, and can be taken back until something is said', async () => {
    const store = openStore();
    const other = openStore();
    await exchange(store, 'one');
    await exchange(store, 'two');
    store.undo();
    expect(store.getState().conversation.entries).toHaveLength(2);
    other.follow('learn');
    expect(other.getState().conversation).toEqual(store.getState().conversation);
    store.bringBack();
    other.follow('learn');
    expect(other.getState().conversation.entries).toHaveLength(4);
    store.undo();
    store.undo();
    expect(store.getState().conversation.entries).toEqual([]);
    store.undo();
    await exchange(store, 'three');
    expect(store.getState().previous).toBeUndefined();
    expect(readConversation(time)?.entries).toHaveLength(2);
  });

  test('nothing is undone while an answer is on its way', async () => {
    const store = openStore();
    await exchange(store, 'one');
    store.submit({ text: 'two' });
    store.undo();
    expect(store.getState().conversation.entries).toHaveLength(2);
    asked[1]?.answer();
    await expect.poll(() => store.getState().conversation.entries).toHaveLength(4);
  });

  test('deleting leaves nothing in the browser, and an answer on its way is not kept', async () => {
    const store = openStore();
    await exchange(store, 'one');
    store.setDraft('two');
    store.submit();
    store.forget('learn');
    asked[1]?.answer();
    await settle();
    expect(readConversation(time)).toBeUndefined();
    expect(readDraft(time)).toBe('');
    expect(store.getState()).toMatchObject({ conversation: { entries: [] }, outbox: [], draft: '' });
  });

  test('another tab’s deletion ends it here, too', async () => {
    const store = openStore();
    const other = openStore();
    await exchange(store, 'one');
    other.follow('learn');
    expect(other.getState().conversation.entries).toHaveLength(2);
    store.forget('learn');
    other.follow('learn');
    expect(other.getState().conversation.entries).toEqual([]);
  });

  test('loses nothing when two tabs send at the same time', async () => {
    const one = openStore();
    const two = openStore();
    one.submit({ text: 'from one' });
    two.submit({ text: 'from two' });
    asked[0]?.answer();
    asked[1]?.answer();
    await expect.poll(() => two.getState().conversation.entries).toHaveLength(4);
    one.follow('learn');
    expect(one.getState().conversation).toEqual(two.getState().conversation);
  });

  test.each(['undo', 'startOver'] as const)(
    'a message that another tab’s %s overtakes is asked again, and not lost',
    async (name) => {
      const store = openStore();
      const other = openStore();
      await exchange(store, 'one');
      other.follow('learn');
      other.submit({ text: 'two' });
      store[name]('learn');
      asked[1]?.answer();
      await expect.poll(() => asked.length).toBe(3);
      asked[2]?.answer();
      await expect.poll(() => other.getState().phase.kind).toBe('idle');
      const said = readConversation(time)?.entries.map(({ message }) => message.content);
      expect(said).toEqual(['two', 'About two.']);
      expect(other.getState()).toMatchObject({ outbox: [], draft: '' });
    },
  );

  test('nothing can be brought back in place of what was said in another tab', async () => {
    const store = openStore();
    const other = openStore();
    await exchange(store, 'one');
    store.undo();
    other.follow('learn');
    await exchange(other, 'two');
    store.follow('learn');
    store.bringBack();
    expect(readConversation(time)?.entries[0]?.message.content).toBe('two');
  });

  test('ends when its account signs out after a reload, with words that were never sent', () => {
    const store = openStore();
    store.setDraft('typed before signing in');
    store.setOwner('ada');
    const reloaded = openStore();
    expect(reloaded.getState().draft).toBe('typed before signing in');
    reloaded.setOwner(undefined);
    expect(reloaded.getState().draft).toBe('');
    expect(readDraft(time)).toBe('');
  });

  test('belongs to the account also after a deletion, and after another account', async () => {
    const store = openStore();
    store.setOwner('ada');
    await exchange(store, 'one');
    store.forget('learn');
    await exchange(store, 'two');
    expect(readConversation(time)?.ownerId).toBe('ada');
    store.setOwner('grace');
    await exchange(store, 'three');
    expect(readConversation(time)).toMatchObject({ ownerId: 'grace', entries: { length: 2 } });
  });

  test('ends when its account signs out', async () => {
    const store = openStore();
    store.setOwner('ada');
    await exchange(store, 'one');
    expect(readConversation(time)?.ownerId).toBe('ada');
    store.setOwner(undefined);
    expect(store.getState().conversation.entries).toEqual([]);
    expect(readConversation(time)).toBeUndefined();
  });
});
