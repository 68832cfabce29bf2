import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-client.ts';
import { canTryAgain, describeLinkFailure } from './link-failure.ts';

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
      to: '/',
    });
  });
});
