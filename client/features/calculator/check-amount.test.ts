import { expect, test } from 'vitest';
import { checkAmount, tidyAmount } from './check-amount.ts';

test.each(['', '0', '85,000', '$85k'])('accepts %j without comment', (text) => {
  expect(checkAmount(text)).toEqual({});
});

test.each([
  ['-5', { error: 'Enter 0 or more, without a minus sign.' }],
  ['1000000000', { error: 'Enter an amount below $1 billion.' }],
  ['lots', { note: expect.stringContaining('counts as $0') }],
])('comments on %j', (text, about) => {
  expect(checkAmount(text)).toEqual(about);
});

test.each([
  ['85000', '85,000'],
  ['$ 85k', '85,000'],
  ['1.5m', '1,500,000'],
  ['0085', '85'],
  ['85,000.99', '85,000'],
  ['999999999', '999,999,999'],
  ['', ''],
  ['  ', '  '],
  ['lots', 'lots'],
  ['-5', '-5'],
  ['1000000000', '1000000000'],
])('formats %j as %j once the field is left', (text, tidied) => {
  expect(tidyAmount(text)).toBe(tidied);
});
