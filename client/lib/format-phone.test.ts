import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+15035550144', '(503)\u00a0555-0144'],
  ['+442079460958', '+442079460958'],
  ['+1503555014', '+1503555014'],
])('formats %s as %s', (e164, text) => {
  expect(formatPhone(e164)).toBe(text);
});
