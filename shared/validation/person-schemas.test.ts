import { expect, it } from 'vitest';
import { isEmail } from './email-address.ts';
import { emailSchema, personNameSchema } from './person-schemas.ts';

it.each([
  ['ada@mail.example', true],
  [' Ada.Lovelace+quotes@mail.example ', true],
  ['\u200bada@mail.example\u2060\ufeff', true],
  ["o'neil@mail.example", true],
  ['r&d@mail.example', true],
  ['sales/us=west@mail.example', true],
  ['bounce+ada=mail.example@list.example', true],
  ["!#$%&'*+/=?^_`{|}~-@mail.example", true],
  ['ada@xn--bcher-kva.example', true],
  ['ada@mail.xn--p1ai', true],
  ['ADA@MAIL.XN--P1AI', true],
  ['ada@my-mail.example', true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['@mail.example', false],
  ['ada@localhost', false],
  ['ada lovelace@mail.example', false],
  ['.ada@mail.example', false],
  ['ada.@mail.example', false],
  ['ada@mail.example,max@mail.example', false],
  ['ada..b@mail.example', false],
  ['"ada"@mail.example', false],
  ['ada<b>@mail.example', false],
  ['ada@-mail.example', false],
  ['ada@mail-.example', false],
  ['ada@mail.c', false],
  ['ada@mail.example/', false],
  [`${'a'.repeat(243)}@mail.example`, false],
])('gets the same result in forms and on the server: %s, %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
  expect(emailSchema.safeParse(text).success).toBe(isValid);
});

it.each([
  ['José Ñandú-O’Neill', true],
  ['علی\u200cرضا', true],
  ['ශ්\u200dරී', true],
  ['李小龍', true],
  ['123', true],
  ['…', false],
  ['\u200d', false],
  ['\u2068עדה\u2069', true],
  ['\u202bعلی\u202c ', true],
  ['Ada\u202elecaleL', false],
  ['Ada\nBcc', false],
  ['', false],
])('has one rule for names: %j', (name, isValid) => {
  expect(personNameSchema.safeParse(name).success).toBe(isValid);
});
