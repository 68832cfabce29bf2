import * as z from 'zod';
import { phoneStartSchema, phoneVerifySchema, signInSchema, signUpSchema } from './auth.ts';
import { phoneStartResponseSchema, signedInResponseSchema } from './auth-user.ts';
import { defineContract } from './contract.ts';
import { signedInExample } from './session.contract.ts';

const email = 'maya@example.com';
const password = 'seven quiet lanterns';
const phone = '+12025550143';

export const signUp = defineContract({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/sign-up',
  tag: 'Sign-in',
  summary: 'Creates an account with email and password, and emails a confirmation link.',
  access: 'anyone',
  limit: { name: 'sign-up', limit: 30, windowSeconds: 900 },
  body: { schema: signUpSchema, example: { email, password, termsAccepted: true } },
  errors: ['email_taken', 'weak_password'],
  response: {
    status: 201,
    description: 'Signed in.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: { ...signedInExample, number: 42 },
  },
});

export const signIn = defineContract({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in',
  tag: 'Sign-in',
  summary: 'Signs in with email and password.',
  access: 'anyone',
  limit: { name: 'sign-in', limit: 30, windowSeconds: 900 },
  furtherLimits: [{ name: 'sign-in-account', limit: 10, windowSeconds: 900 }],
  body: { schema: signInSchema, example: { email, password } },
  // The account may be deleted while the server checks its password.
  errors: ['invalid_credentials', 'session_missing'],
  response: {
    status: 200,
    description: 'Signed in. With `nextStep: "mfa"`, the second factor is still due.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: signedInExample,
  },
});

export const startPhone = defineContract({
  id: 'startPhone',
  method: 'POST',
  path: '/api/auth/phone/start',
  tag: 'Sign-in',
  summary: 'Texts a 6-digit code.',
  description:
    'A number that is invalid for every country or cannot get texts (because the operator has not listed its country, or ' +
    'it is a premium or satellite number) gets 422, with the reason in `phone`.',
  access: 'anyone',
  limit: { name: 'phone-start', limit: 30, windowSeconds: 900 },
  body: { schema: phoneStartSchema, example: { phone, consent: true } },
  errors: ['texts_unavailable'],
  response: {
    status: 202,
    description: 'The same for known and unknown numbers.',
    schema: phoneStartResponseSchema,
    headers: ['Set-Cookie'],
    example: { phone, retryAfterSeconds: 30 },
  },
});

export const verifyPhone = defineContract({
  id: 'verifyPhone',
  method: 'POST',
  path: '/api/auth/phone/verify',
  tag: 'Sign-in',
  summary: 'Signs in with the texted code, or confirms a changed number.',
  description: 'A code is valid for 10 minutes and five tries. `phone_change` needs a session.',
  access: 'anyone',
  needsSessionFor: { field: 'type', value: 'phone_change' },
  limit: { name: 'phone-verify', limit: 30, windowSeconds: 900 },
  furtherLimits: [{ name: 'phone-verify-account', limit: 10, windowSeconds: 900 }],
  body: { schema: phoneVerifySchema, example: { phone, token: '123456', type: 'sms' } },
  errors: ['invalid_code', 'expired_code', 'phone_taken', 'session_missing', 'reauthentication_required'],
  response: {
    status: 200,
    description: 'Signed in. An unknown number gets a new account.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: signedInExample,
  },
});

export const startGoogle = defineContract({
  id: 'startGoogle',
  method: 'GET',
  path: '/api/auth/google',
  tag: 'Sign-in',
  summary: 'Redirects to Google, with state and PKCE bound to this browser.',
  access: 'anyone',
  limit: { name: 'google', limit: 60, windowSeconds: 900 },
  parameters: [{ name: 'next', description: 'The path of this site to continue with.', isQuery: true }],
  errors: ['google_unavailable'],
  response: { status: 302, description: 'To Google.', headers: ['Location', 'Set-Cookie'] },
});

export const finishGoogle = defineContract({
  id: 'finishGoogle',
  method: 'GET',
  path: '/api/auth/google/callback',
  tag: 'Sign-in',
  summary: 'The address that Google redirects back to.',
  description: 'The code in the redirect is valid for 5 minutes and only in this browser.',
  access: 'anyone',
  parameters: [
    { name: 'code', description: 'Google’s code.', isQuery: true },
    { name: 'state', description: 'The state that the browser left with.', isQuery: true },
    { name: 'error', description: 'Why Google refused.', isQuery: true },
  ],
  response: {
    status: 302,
    description: 'To `/auth/callback`, with a code for `POST /api/auth/exchange` or with an error.',
    headers: ['Location', 'Set-Cookie'],
  },
});

export const checkPassword = defineContract({
  id: 'checkPassword',
  method: 'POST',
  path: '/api/password-check',
  tag: 'Sign-in',
  summary: 'Lists the rules that a password breaks.',
  access: 'anyone',
  limit: { name: 'password-check', limit: 30, windowSeconds: 60 },
  body: {
    schema: z
      .strictObject({ password: z.string('Enter a password.').max(1024, 'This password is too long.') })
      .meta({ id: 'PasswordCheckRequest' }),
    example: { password: 'short' },
  },
  response: {
    status: 200,
    description:
      'A sentence for each broken rule, in the order of the checklist, and one for a password that is easy to guess.',
    schema: z
      .object({ isValid: z.boolean(), errors: z.array(z.string()).readonly() })
      .meta({ id: 'PasswordCheckResponse' }),
    example: { isValid: false, errors: ['Password must be at least 8 characters long.'] },
  },
});

export const signInContracts = [
  signUp,
  signIn,
  startPhone,
  verifyPhone,
  startGoogle,
  finishGoogle,
  checkPassword,
] as const;
