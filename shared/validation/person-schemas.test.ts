import { expect, it } from 'vitest';
import * as z from 'zod';
import { emailPattern, isEmail } from './email-address.ts';
import { emailSchema } from './person-schemas.ts';

it.each([
  ['ada@mail.example', true],
  [' Ada.Lovelace+quotes@mail.example ', true],
  ["o'neil@mail.example", true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['@mail.example', false],
  ['ada@localhost', false],
  ['ada lovelace@mail.example', false],
  ['.ada@mail.example', false],
  ['ada.@mail.example', false],
  ['ada@mail.example,max@mail.example', false],
  [`${'a'.repeat(243)}@mail.example`, false],
])('gets the same result in forms and on the server: %s, %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
  expect(emailSchema.safeParse(text).success).toBe(isValid);
});

it('accepts the same addresses as zod’s own check', () => {
  expect(emailPattern.source.replaceAll('\\-', '-')).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
});
