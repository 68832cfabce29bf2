import { expect, it } from 'vitest';
import { keepArrival, readArrival } from './sign-in-redirect.ts';

it.each([
  ['?code=abc&next=%2Fonboarding', { kind: 'code', code: 'abc' }],
  ['?error=google', { kind: 'google-failed' }],
  ['?code=', { kind: 'empty' }],
  ['?next=%2Fonboarding', { kind: 'empty' }],
  ['', { kind: 'empty' }],
])('parses the URL with %s as %o', (search, expected) => {
  expect(readArrival(search, null)).toEqual(expected);
});

it('keeps the code in the history entry for a reload, and not in the URL', () => {
  const arrival = readArrival('?code=abc', null);
  expect(readArrival('', keepArrival(arrival))).toEqual(arrival);
  expect(keepArrival(readArrival('?error=google', null))).toBeUndefined();
});

it.each([null, 'abc', { code: 7 }, {}])('finds nothing in a history entry with %o', (state) => {
  expect(readArrival('', state)).toEqual({ kind: 'empty' });
});
