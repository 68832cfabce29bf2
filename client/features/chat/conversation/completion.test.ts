import { describe, expect, test } from 'vitest';
import { buildUserData } from '../../../../shared/matching/testing/builders.ts';
import { isCompletion, readCompletion } from './completion.ts';

function say(content: string, isUser = false) {
  const message = { id: '1', content, isUser, timestamp: '2030-01-01T00:00:00.000Z' };
  return { message };
}

describe('a completed collection', () => {
  const userData = buildUserData();
  const content = JSON.stringify({ dataComplete: true, userData });

  test('brings its answers', () => {
    expect(readCompletion(say(content))).toEqual(userData);
  });

  test('is said by the assistant only', () => {
    expect(readCompletion(say(content, true))).toBeUndefined();
  });

  test('is never read as text, valid or not', () => {
    const outdated = JSON.stringify({ dataComplete: true, userData: { name: 'Maya' } });
    expect([content, outdated].map((text) => isCompletion(say(text)))).toEqual([true, true]);
    expect([isCompletion(say(outdated, true)), isCompletion(say('Thank you.'))]).toEqual([false, false]);
  });

  test.each([
    'Thank you.',
    '{',
    '{}',
    JSON.stringify({ dataComplete: false, userData }),
    JSON.stringify({ dataComplete: true, userData: { ...userData, age: 12 } }),
    JSON.stringify({ dataComplete: true, userData: { ...userData, extra: 'x' } }),
  ])('is nothing else: %s', (text) => {
    expect(readCompletion(say(text))).toBeUndefined();
  });
});
