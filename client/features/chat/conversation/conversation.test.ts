import { describe, expect, test } from 'vitest';
import { buildUserData } from '../../../../shared/matching/testing/builders.ts';
import { buildConversation, buildEntries } from '../testing/builders.ts';
import { findOpenQuote, mergeConversations, withoutLastExchange } from './conversation.ts';

const readWords = ({ entries }: ReturnType<typeof mergeConversations>) =>
  entries.map(({ message }) => message.content);

describe('two tabs’ copies of the conversation', () => {
  const shared = buildEntries('term', 1);
  const one = buildConversation([...shared, ...buildEntries('whole', 3)]);
  const other = buildConversation([...shared, ...buildEntries('price', 2)]);

  test('keep every message of both, in the order of the answers', () => {
    const words = ['term', 'About term.', 'price', 'About price.', 'whole', 'About whole.'];
    expect(readWords(mergeConversations(one, other))).toEqual(words);
    expect(readWords(mergeConversations(other, one))).toEqual(words);
  });

  test('are one where one of them started over', () => {
    const fresh = buildConversation([], { startedAt: 10 });
    expect(mergeConversations(one, fresh)).toBe(fresh);
    expect(mergeConversations(fresh, one)).toBe(fresh);
  });

  test('keep the place that the one with messages was begun from, and its owner', () => {
    const empty = buildConversation([], { context: 'calculator' });
    const merged = mergeConversations(empty, { ...one, ownerId: 'ada' });
    expect(merged).toMatchObject({ context: 'homepage', ownerId: 'ada' });
  });
});

describe('a conversation without its last exchange', () => {
  const conversation = buildConversation([...buildEntries('term', 1), ...buildEntries('whole', 2)]);

  test('ends with the answer before, and wins over every copy', () => {
    const shortened = withoutLastExchange(conversation, 7);
    expect(shortened && readWords(shortened)).toEqual(['term', 'About term.']);
    expect(shortened && readWords(mergeConversations(conversation, shortened))).toHaveLength(2);
    expect(withoutLastExchange({ ...conversation, startedAt: 9 }, 7)).toMatchObject({ startedAt: 10 });
  });

  test('is none when nothing was said', () => {
    expect(withoutLastExchange(buildConversation([]), 7)).toBeUndefined();
  });
});

describe('the open quote', () => {
  const quote = { values: { age: 34 }, skipped: [] };
  const asking = buildEntries('quote', 1, { expects: 'state', quote });
  const dataComplete = JSON.stringify({ dataComplete: true, userData: buildUserData() });
  const completing = buildEntries('yes', 2, { quote }, dataComplete);

  test.each([
    ['none before one has begun', buildEntries('hello', 1), undefined],
    ['what was collected last', asking, quote],
    [
      'what was collected before a message that could not be read',
      [...asking, ...buildEntries('?', 2)],
      quote,
    ],
    ['kept while the quote is paused', [...asking, ...buildEntries('stop', 2, { quote })], quote],
    ['none once it is complete', [...asking, ...completing], undefined],
    ['open again when an answer is changed', [...asking, ...completing, ...asking], quote],
  ])('is %s', (_, entries, expected) => {
    expect(findOpenQuote(buildConversation(entries))).toEqual(expected);
  });
});
