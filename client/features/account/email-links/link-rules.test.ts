import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkSignedInResponse } from '../../../../shared/api/auth-links.ts';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildAnswer } from '../session/testing/builders.ts';
import {
  canTryAgain,
  describeLinkFailure,
  findNextAfterLoss,
  findNextPath,
  parseSignInRedirect,
} from './link-rules.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: createFakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

function build(change: Partial<LinkSignedInResponse>): LinkSignedInResponse {
  return { ...buildAnswer(), purpose: 'google', next: '/account', ...change };
}

it.each([
  ['the server’s path', build({}), '/account'],
  ['the dashboard after Google', build({ next: '//evil.example' }), '/dashboard'],
  [
    'the onboarding after a confirmation',
    build({ next: 'javascript:alert(1)', purpose: 'email_confirmation' }),
    '/onboarding',
  ],
  ['the second factor first', build({ nextStep: 'mfa' }), '/signin?next=%2Faccount'],
  ['the dashboard after it', build({ nextStep: 'mfa', next: '//evil.example' }), '/signin?next=%2Fdashboard'],
  [
    'the reset screen, which asks for the second factor itself',
    build({ nextStep: 'mfa', purpose: 'recovery', next: '/signin?mode=reset' }),
    '/signin?mode=reset',
  ],
])('[security 26] continues to %s, and never to another site', (_about, answer, expected) => {
  expect(findNextPath(answer)).toBe(expected);
});

it.each([
  ['recovery', '/signin?mode=reset'],
  ['email_confirmation', '/dashboard'],
  ['email_change', '/dashboard'],
] as const)('a lost answer to a link for %s leads to %s', (purpose, path) => {
  expect(findNextAfterLoss(purpose)).toBe(path);
});

function refuse(status: number, code: ApiError['code'], message = 'Because.') {
  return new ApiError(status, { code, message, requestId: 'r1' });
}

describe('an exchange', () => {
  it.each([
    ['no network', new NetworkError(new TypeError('Failed to fetch'), false), true],
    ['no answer in time', new NetworkError(new DOMException('', 'TimeoutError'), true), true],
    ['too many tries', refuse(429, 'rate_limited'), true],
    ['a browser without cookies', refuse(0, 'cookies_refused'), true],
    ['a proxy without a server', refuse(502, 'unreadable_answer'), true],
    ['a server that is stopping', refuse(503, 'unavailable'), true],
    ['a used code', refuse(400, 'invalid_code'), false],
    ['an expired code', refuse(400, 'expired_code'), false],
    ['a taken email', refuse(409, 'email_taken'), false],
    ['a mistake of ours', new TypeError('undefined is not a function'), false],
  ])('that failed because of %s keeps its code for another try: %s', (_about, cause, expected) => {
    expect(canTryAgain(cause)).toBe(expected);
  });
});

describe('what a failure says', () => {
  it.each([
    ['expired_code', 'This link has expired', '/'],
    ['invalid_code', 'This link doesn’t work', '/'],
    ['email_taken', 'Sign-in failed', '/'],
    ['sign_in_required', 'Please sign in another way', '/signin'],
  ] as const)('of %s begins with “%s”, then the server’s words, on %s', (code, title, to) => {
    expect(describeLinkFailure(refuse(400, code))).toEqual({ code, title, description: 'Because.', to });
  });

  it('shows no details of our own bugs', () => {
    expect(describeLinkFailure(new TypeError('undefined is not a function'))).toEqual({
      code: 'unexpected',
      title: 'Sign-in failed',
      description: 'Please try again.',
    });
  });
});

it.each([
  ['?code=abc&next=%2Fonboarding', { code: 'abc' }],
  ['?error=google', { hasGoogleFailed: true }],
  ['?code=', { hasGoogleFailed: false }],
  ['?next=%2Fonboarding', { hasGoogleFailed: false }],
  ['', { hasGoogleFailed: false }],
])('parses the URL with %s as %o', (search, expected) => {
  expect(parseSignInRedirect(search, null)).toEqual(expected);
});

it('finds the code in the history entry after a reload, because it isn’t in the URL anymore', () => {
  expect(parseSignInRedirect('', { code: 'abc' })).toEqual({ code: 'abc' });
});
