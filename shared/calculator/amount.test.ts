import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['$', 0],
  ['0', 0],
  ['-0', 0],
  ['007', 7],
  ['85000', 85_000],
  ['85,000', 85_000],
  ['$85,000', 85_000],
  ['$ 85 000', 85_000],
  ['85\u00a0000', 85_000],
  ['85,000.99', 85_000],
  ['.99', 0],
  ['85000.', 85_000],
  ['85k', 85_000],
  ['85 K', 85_000],
  ['1.5m', 1_500_000],
  ['1.1m', 1_100_000],
  ['0.29M', 290_000],
  ['1.005k', 1005],
  ['999,999,999', 999_999_999],
])('parses %j as %i dollars', (text, dollars) => {
  expect(parseAmount(text)).toEqual({ dollars });
});

test.each(['lots', '12abc', '1e5', '0x10', '1.2.3', '--5', '5-', '+5', '85%', '∞', 'k', '-', '٣'])(
  'cannot parse %j, which counts as 0',
  (text) => {
    expect(parseAmount(text)).toEqual({ dollars: 0, error: 'unreadable' });
  },
);

test.each(['-5', '\u22125', '-$5', '$-5', '- 5k'])('counts %j, which is negative, as 0', (text) => {
  expect(parseAmount(text)).toEqual({ dollars: 0, error: 'negative' });
});

test.each(['1000000000', '1,000m', '9'.repeat(400)])('rejects %j as too large', (text) => {
  expect(parseAmount(text)).toEqual({ dollars: 999_999_999, error: 'too-large' });
});
