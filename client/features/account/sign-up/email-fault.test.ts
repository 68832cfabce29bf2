import { expect, it } from 'vitest';
import { findEmailFault, nameEmailFailure, readEmailFault } from './email-fault.ts';

const invalid = { message: 'Please enter a valid email address.', canSignIn: false };

it.each([
  ['', invalid],
  ['ada', invalid],
  ['ada@', invalid],
  [' Ada@Mail.example ', undefined],
])('the address %j gives %j', (email, fault) => {
  expect(findEmailFault(email)).toEqual(fault);
});

it('a taken address offers the sign-in form', () => {
  expect(readEmailFault({ code: 'email_taken', fields: {} })).toEqual({
    message: 'This email is already registered. Please use the sign-in form instead.',
    canSignIn: true,
  });
});

it('only a fault of the address is shown at its field', () => {
  expect(readEmailFault({ code: 'invalid_input', fields: { email: 'Bad.' } })).toEqual(invalid);
  expect(readEmailFault({ code: 'invalid_input', fields: { name: 'Bad.' } })).toBeUndefined();
  expect(readEmailFault({ code: 'rate_limited', fields: {} })).toBeUndefined();
});

it.each([
  ['rate_limited', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['internal', 'Unable to send verification email. Please try again.'],
  ['no_answer', 'Unable to send verification email. Please try again.'],
] as const)('%s is told as “%s”', (code, title) => {
  expect(nameEmailFailure(code)).toBe(title);
});
