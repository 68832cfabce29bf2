import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { conversationStorage } from '../chat-storage.ts';
import { isConversationOwned, settleStoredConversation } from '../conversation-owner.ts';
import { buildConversation, buildEntries, stubStorage } from '../testing/builders.ts';
import {
  forgetConversation,
  readConversation,
  readDraft,
  saveConversation,
  saveDraft,
} from './stored-conversation.ts';

const draftKey = 'coverlight.chat-draft';
const day = 24 * 60 * 60 * 1000;
const conversation = buildConversation(buildEntries('term', 1));
let kept: ReturnType<typeof createFakeStorage>;

/** A tab of the browser that keeps what `kept` holds. */
function stubWindow() {
  const storage = stubStorage(kept);
  vi.stubGlobal('window', storage);
  return storage;
}

beforeEach(() => {
  kept = createFakeStorage();
  stubWindow();
  vi.setSystemTime(2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stored conversation', () => {
  test('comes back as it was', () => {
    expect(saveConversation(conversation, 1000)).toEqual({ conversation, isKept: true });
    expect(readConversation(2000)).toEqual(conversation);
  });

  test('is dropped with its draft 30 days after the last change', () => {
    saveConversation(conversation, 0);
    saveDraft('and then', 0);
    expect(readConversation(30 * day)).toBeDefined();
    expect(readConversation(30 * day + 1)).toBeUndefined();
    expect(Object.keys(kept)).toEqual([]);
  });

  test('keeps what another tab has added', () => {
    saveConversation(conversation, 1000);
    saveConversation(buildConversation(buildEntries('whole', 2)), 2000);
    expect(readConversation(3000)?.entries).toHaveLength(4);
  });

  test('counts as absent when it is unreadable or of another version', () => {
    for (const text of ['', '{', '"text"', '{"version":2,"savedAt":1}', '{"version":1}']) {
      kept[conversationStorage.key] = text;
      expect(readConversation(1)).toBeUndefined();
    }
  });

  test('forgets links that lead to other sites', () => {
    const [asked, answered] = buildEntries('term', 1);
    if (!asked || !answered) throw new Error('An exchange has two entries.');
    const citations = [{ title: 'Elsewhere', path: '//evil.example' }];
    const savedAt = 1;
    const altered = { ...conversation, entries: [asked, { ...answered, citations }] };
    kept[conversationStorage.key] = JSON.stringify({ version: 1, savedAt, conversation: altered });
    expect(readConversation(1)?.entries[1]?.citations).toEqual([]);
  });

  test('of the version before goes on with the answers stored beside its messages, under a new key', () => {
    const quote = { values: { name: 'Maya', age: 34 }, skipped: ['exercise'] };
    const [asked, answered] = buildEntries('term', 1);
    const entries = [asked, { ...answered, suggestions: ['Yes'], expects: 'state', quote }].map((entry) => ({
      ...entry,
      message: { ...entry?.message, proposals: '[]' },
    }));
    kept['coverlight.chat'] = JSON.stringify({
      version: 1,
      savedAt: 1,
      conversation: { ...conversation, entries },
    });
    const moved = readConversation(2);
    expect(moved?.entries.at(-1)?.message.state).toMatchObject({
      values: quote.values,
      skipped: ['exercise'],
      asked: 'state',
    });
    expect(Object.keys(kept)).toEqual([conversationStorage.key]);
    expect(readConversation(3)).toEqual(moved);
  });

  test('says so when the browser lets nothing be kept', () => {
    vi.stubGlobal('window', {});
    expect(saveConversation(conversation, 1).isKept).toBe(false);
  });

  test('leaves nothing behind when it is forgotten', () => {
    saveConversation(conversation, 1);
    saveDraft('and then', 1);
    forgetConversation();
    expect(Object.keys(kept)).toEqual([]);
  });

  test('keeps a draft for 30 days', () => {
    saveDraft('two\nlines', 0);
    expect(readDraft(30 * day)).toBe('two\nlines');
    expect(readDraft(30 * day + 1)).toBe('');
  });
});

describe('a draft in two tabs', () => {
  test('is each its own, and a third continues with the last', () => {
    const first = window;
    saveDraft('in the first', 1);
    stubWindow();
    expect(readDraft(2)).toBe('in the first');
    saveDraft('in the second', 3);
    vi.stubGlobal('window', first);
    expect(readDraft(4)).toBe('in the first');
    stubWindow();
    expect(readDraft(5)).toBe('in the second');
  });

  test('is taken off both when someone else signs in there', () => {
    const { typed } = stubWindow();
    saveDraft('private', 1, 'ada');
    settleStoredConversation('grace', 2);
    expect([draftKey in kept, draftKey in typed]).toEqual([false, false]);
  });
});

describe('a conversation and the account', () => {
  test('belongs to the person who is signed in, and leaves with them', () => {
    saveConversation(conversation, 1);
    settleStoredConversation('ada', 2);
    expect(readConversation(2)?.ownerId).toBe('ada');
    expect(isConversationOwned()).toBe(true);
    settleStoredConversation('ada', 3);
    expect(readConversation(3)).toBeDefined();
    settleStoredConversation(undefined, 4);
    expect(conversationStorage.key in kept).toBe(false);
  });

  test('is not shown to the next account', () => {
    saveConversation({ ...conversation, ownerId: 'ada' }, 1);
    saveDraft('private', 1);
    settleStoredConversation('grace', 2);
    expect([conversationStorage.key in kept, draftKey in kept]).toEqual([false, false]);
  });

  test('takes along words that no one has answered, before anything was said', () => {
    saveDraft('my heart pills', 1, 'ada');
    expect(isConversationOwned()).toBe(true);
    settleStoredConversation('ada', 2);
    expect(readDraft(2)).toBe('my heart pills');
    settleStoredConversation(undefined, 3);
    expect(draftKey in kept).toBe(false);

    saveDraft('typed before signing in', 4);
    settleStoredConversation('ada', 5);
    expect(readDraft(5)).toBe('typed before signing in');
    settleStoredConversation('grace', 6);
    expect(draftKey in kept).toBe(false);
  });

  test('does not keep words alone for more than 30 days either', () => {
    saveDraft('and then', 0);
    settleStoredConversation(undefined, 30 * day);
    expect(draftKey in kept).toBe(true);
    settleStoredConversation(undefined, 30 * day + 1);
    expect(draftKey in kept).toBe(false);
  });

  test('stays with someone who never signed in', () => {
    saveConversation(conversation, 1);
    settleStoredConversation(undefined, 2);
    expect(readConversation(2)).toEqual(conversation);
    expect(isConversationOwned()).toBe(false);
  });
});
