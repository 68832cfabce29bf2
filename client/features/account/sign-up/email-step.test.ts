import { expect, it } from 'vitest';
import { nameEmailFailure } from './email-step.tsx';

it.each([
  ['rate_limited', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['internal', 'Unable to send verification email. Please try again.'],
  ['no_answer', 'Unable to send verification email. Please try again.'],
] as const)('%s is told as “%s”', (code, title) => {
  expect(nameEmailFailure(code)).toBe(title);
});
