import { expect, it } from 'vitest';
import { splitSentences } from './tokens.ts';

it.each([
  ['1,5m', [1_500_000]],
  ['$1,5 million', [1_500_000]],
  ['0,5m', [500_000]],
  ['1.000.000', [1_000_000]],
  ['500.000,00', [500_000]],
  ['500 000', [500_000]],
  ['500’000', [500_000]],
  ['1 000 000 usd', [1_000_000]],
  ['USD85000', [85_000]],
  ['٥٠٠٬٠٠٠', [500_000]],
  ['３４', [34]],
  ['\u202d500,000\u202c', [500_000]],
  ['34, 250,000', [34, 250_000]],
  ['35 500k', [35, 500_000]],
  ['35 250 thousand', [35, 250_000]],
  ['half a million', [500_000]],
  ["I'm 45.", [45]],
  ['500,00', []],
  ['10,20,30', []],
])('reads the numbers of %j', (text, numbers) => {
  const tokens = splitSentences(text).flatMap((sentence) => sentence.tokens);
  expect(tokens.flatMap(({ number }) => number ?? [])).toEqual(numbers);
});
