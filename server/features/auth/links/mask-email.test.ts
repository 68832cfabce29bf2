import { expect, it } from 'vitest';
import { maskEmail } from './exchange.routes.ts';

it.each([
  ['ada@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['💡bulb@example.com', '💡•••@example.com'],
])('of %s, shows only %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
