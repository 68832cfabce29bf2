import { expect, it } from 'vitest';
import { describeResendWait } from './resend-wait.ts';

it.each([
  [31_000, 'You can resend in 30 seconds.'],
  [1_001, 'You can resend in 1 second.'],
  [1_000, undefined],
  [0, undefined],
])('when it is allowed at %d and it is 1000, it says %j', (resendAt, text) => {
  expect(describeResendWait(resendAt, 1000)).toBe(text);
});
