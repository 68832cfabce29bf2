import { expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

it.each([
  ['?code=abc&next=%2Fonboarding', { kind: 'code', code: 'abc' }],
  ['?error=google', { kind: 'google-failed' }],
  ['?code=', { kind: 'empty' }],
  ['?next=%2Fonboarding', { kind: 'empty' }],
  ['', { kind: 'empty' }],
])('the address with %s brings %o', (search, expected) => {
  expect(readArrival(search)).toEqual(expected);
});
