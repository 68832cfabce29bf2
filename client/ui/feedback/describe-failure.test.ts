import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api-client.ts';
import { describeFailure } from './describe-failure.ts';

function refuse(code: ApiError['code'], message: string, seconds?: number) {
  return new ApiError(400, { code, message, requestId: 'id', fields: { email: 'Wrong.' } }, seconds);
}

describe('describeFailure', () => {
  it("keeps the server's message and field errors", () => {
    expect(describeFailure(refuse('invalid_credentials', 'Invalid login credentials.'))).toEqual({
      message: 'Invalid login credentials.',
      code: 'invalid_credentials',
      fields: { email: 'Wrong.' },
    });
  });

  it('says at its field what is wrong with a code, a password, or a taken address', () => {
    const wrong = new ApiError(422, { code: 'invalid_code', message: 'Wrong code.', requestId: 'id' });
    expect(describeFailure(wrong).fields).toEqual({ code: 'Wrong code.' });
  });

  it('adds how long to wait', () => {
    expect(describeFailure(refuse('rate_limited', 'Too many attempts.', 840))).toMatchObject({
      message: 'Too many attempts. You can try again in 14 minutes.',
      waitSeconds: 840,
    });
  });

  it('mentions the wait only once', () => {
    const message = 'Too many attempts. Please wait 40 seconds and try again.';
    expect(describeFailure(refuse('rate_limited', message, 40)).message).toBe(message);
  });

  it('blames the connection when there was no response', () => {
    expect(describeFailure(new NetworkError(undefined, false))).toMatchObject({
      code: 'no_answer',
      message: 'We couldn’t reach the server. Please check your connection and try again.',
    });
  });

  it('reports unknown errors to the console', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new TypeError('a bug');
    expect(describeFailure(error)).toMatchObject({ code: 'unexpected', message: 'Please try again.' });
    expect(report).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});
