import { expect, it } from 'vitest';
import { computeResendWait, describeResendWait } from './resend-wait.ts';

it.each([
  [1, 30],
  [2, 45],
  [3, 68],
  [4, 102],
  [5, 152],
  [6, 228],
  [7, 300],
  [50, 300],
])('the wait is min(30 s x 1.5^(attempts-1), 300 s): after %i messages %i s', (attempts, seconds) => {
  expect(computeResendWait(attempts)).toBe(seconds);
});

it.each([
  [30, 'You can resend in 30 seconds.'],
  [1, 'You can resend in 1 second.'],
])('%i s are described as “%s”', (seconds, text) => {
  expect(describeResendWait(seconds)).toBe(text);
});
