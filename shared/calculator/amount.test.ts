import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['$', 0],
  ['85k', 85_000],
  ['85,000.99', 85_000],
  ['.99', 0],
  ['1,5m', 1_500_000],
  ['999,999,999', 999_999_999],
])('parses %j as %i dollars', (text, dollars) => {
  expect(parseAmount(text)).toEqual({ dollars });
});

test.each(['lots', '85%', '85,0000', '-'])('cannot parse %j, which counts as 0', (text) => {
  expect(parseAmount(text)).toEqual({ dollars: 0, error: 'unreadable' });
});

test.each(['-5', '- 5k'])('counts %j, which is negative, as 0', (text) => {
  expect(parseAmount(text)).toEqual({ dollars: 0, error: 'negative' });
});

test.each(['1000000000', '1,000m', '1 billion', '9'.repeat(400)])('rejects %j as too large', (text) => {
  expect(parseAmount(text)).toEqual({ dollars: 999_999_999, error: 'too-large' });
});
