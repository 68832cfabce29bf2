import { expect, test } from 'vitest';
import { everydayWords, meaningMatcher } from './lexicon.ts';
import { splitSentences } from './tokens.ts';

/** Common words that mean nothing else. */
const plain = new Set(['nonsmoker']);

test('no everyday word alone means an option in any message', () => {
  const words = [...everydayWords].filter((word) => !plain.has(word));
  const free = words.flatMap((word) => {
    const tokens = splitSentences(word)[0]?.tokens ?? [];
    const found = meaningMatcher.find(tokens, 0, ({ isFree }) => isFree);
    return found
      .filter(({ end, isAlone }) => end === tokens.length && !isAlone)
      .map(({ label }) => `${word}: ${label.options.join(' or ')}`);
  });
  expect(words.length).toBeGreaterThan(500);
  expect(free).toEqual([]);
});
