import { expect, it } from 'vitest';
import { parseSignInRedirect, toHistoryState } from './sign-in-redirect.ts';

it.each([
  ['?code=abc&next=%2Fonboarding', { kind: 'code', code: 'abc' }],
  ['?error=google', { kind: 'google-failed' }],
  ['?code=', { kind: 'empty' }],
  ['?next=%2Fonboarding', { kind: 'empty' }],
  ['', { kind: 'empty' }],
])('parses the URL with %s as %o', (search, expected) => {
  expect(parseSignInRedirect(search, null)).toEqual(expected);
});

it('keeps the code in the history entry for a reload, and not in the URL', () => {
  const redirect = parseSignInRedirect('?code=abc', null);
  expect(parseSignInRedirect('', toHistoryState(redirect))).toEqual(redirect);
  expect(toHistoryState(parseSignInRedirect('?error=google', null))).toBeUndefined();
});

it.each([null, 'abc', { code: 7 }, {}])('finds nothing in a history entry with %o', (state) => {
  expect(parseSignInRedirect('', state)).toEqual({ kind: 'empty' });
});
