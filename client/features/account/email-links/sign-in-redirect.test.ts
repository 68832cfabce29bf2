import { expect, it } from 'vitest';
import { keepArrival, readArrival } from './sign-in-redirect.ts';

it.each([
  ['?code=abc&next=%2Fonboarding', { kind: 'code', code: 'abc' }],
  ['?error=google', { kind: 'google-failed' }],
  ['?code=', { kind: 'empty' }],
  ['?next=%2Fonboarding', { kind: 'empty' }],
  ['', { kind: 'empty' }],
])('the address with %s brings %o', (search, expected) => {
  expect(readArrival(search, null)).toEqual(expected);
});

it('the code stays with the entry of the history, out of the address, for a reload', () => {
  const arrival = readArrival('?code=abc', null);
  expect(readArrival('', keepArrival(arrival))).toEqual(arrival);
  expect(keepArrival(readArrival('?error=google', null))).toBeUndefined();
});

it.each([null, 'abc', { code: 7 }, {}])('a history with %o brings nothing', (state) => {
  expect(readArrival('', state)).toEqual({ kind: 'empty' });
});
