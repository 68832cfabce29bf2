import { expect, it } from 'vitest';
import { isRetryable } from './retryable-status.ts';

it.each([408, 429, 502, 503, 504, 520, 522, 524, 530])('retries after %i', (status) => {
  expect(isRetryable(status)).toBe(true);
});

it.each([200, 202, 304, 400, 401, 403, 404, 409, 413, 415, 422, 500, 501, 505, 519, 531])(
  'takes %i as final',
  (status) => {
    expect(isRetryable(status)).toBe(false);
  },
);
