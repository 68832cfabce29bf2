import { expect, test } from 'vitest';
import { everydayWords, meaningMatcher } from './lexicon.ts';
import { parseMessage } from './parse-message.ts';
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

test.each([
  ['yes', true],
  ['Looks good to me', true],
  ['now it is right', true],
  ['yes gracias', true],
  ['no changes', true],
  ['I made a mess of this, please start over', false],
  ['cancel everything and begin again please', false],
  ['this', false],
  ['yes but change my age', false],
  ['yes 45', false],
])('“%s” at the summary confirms it: %s', (text, isYes) => {
  const { isWhole, says } = parseMessage(text, { slot: undefined, isConfirm: true, last: [], year: 2026 });
  expect(isWhole && says.has('yes')).toBe(isYes);
});
