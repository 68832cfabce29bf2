import { describe, expect, test } from 'vitest';
import { mergeConversations } from './conversation.ts';
import { buildConversation, buildEntries } from './testing/builders.ts';

const readWords = ({ entries }: ReturnType<typeof mergeConversations>) =>
  entries.map(({ message }) => message.content);

describe('two tabs’ copies of the conversation', () => {
  const shared = buildEntries('term', 1);
  const one = buildConversation([...shared, ...buildEntries('whole', 3)], { suggestions: ['one'] });
  const other = buildConversation([...shared, ...buildEntries('price', 2)], { suggestions: ['other'] });

  test('keep every message of both, in the order of the answers', () => {
    const words = ['term', 'About term.', 'price', 'About price.', 'whole', 'About whole.'];
    expect(readWords(mergeConversations(one, other))).toEqual(words);
    expect(readWords(mergeConversations(other, one))).toEqual(words);
  });

  test('offer the answers to the message that came last', () => {
    expect(mergeConversations(one, other).suggestions).toEqual(['one']);
    expect(mergeConversations(other, one).suggestions).toEqual(['one']);
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
