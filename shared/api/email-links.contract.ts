import { emailResendSchema, emailStartSchema, exchangeSchema, linkSchema, recoverSchema } from './auth.ts';
import { exchangeResponseSchema, linkResponseSchema } from './auth-links.ts';
import { emailSentResponseSchema, recoverResponseSchema } from './auth-user.ts';
import { defineContract } from './contract.ts';
import { signedInExample, userExample } from './session.contract.ts';

const email = 'maya@example.com';
const code = 'Vb0yYl8c2mJkUe7rTqWx';
export const emailSentExample = {
  userId: userExample.id,
  emailSentAt: '2026-03-02T15:04:05.000Z',
  attempts: 1,
  retryAfterSeconds: 30,
  number: 42,
};

const emailLimit = { name: 'email-sign-up', limit: 30, windowSeconds: 900 };

export const startEmailSignUp = defineContract({
  id: 'startEmailSignUp',
  method: 'POST',
  path: '/api/auth/email/start',
  tag: 'Sign-in',
  summary: 'Starts an account with only an email.',
  description:
    'This browser waits. It continues when the emailed link is opened in it, or when its `number` is typed on the device ' +
    'where the link was opened.',
  access: 'anyone',
  limit: emailLimit,
  body: { schema: emailStartSchema, example: { email } },
  errors: ['email_taken'],
  response: {
    status: 202,
    description: 'The email is on its way.',
    schema: emailSentResponseSchema,
    headers: ['Set-Cookie'],
    example: emailSentExample,
  },
});

export const resendEmail = defineContract({
  id: 'resendEmail',
  method: 'POST',
  path: '/api/auth/email/resend',
  tag: 'Sign-in',
  summary: 'Emails the confirmation link again.',
  description: 'Only after the wait, which grows as min(30 s × 1.5^(attempts-1), 300 s).',
  access: 'anyone',
  limit: emailLimit,
  body: { schema: emailResendSchema, example: { email } },
  errors: ['email_taken'],
  response: {
    status: 202,
    description: 'The email is on its way.',
    schema: emailSentResponseSchema,
    headers: ['Set-Cookie'],
    example: { ...emailSentExample, attempts: 2, retryAfterSeconds: 45 },
  },
});

export const describeLink = defineContract({
  id: 'describeLink',
  method: 'POST',
  path: '/api/auth/link',
  tag: 'Sign-in',
  summary: 'Describes what the link in an email would do in this browser, without using it.',
  description:
    'For the page behind the link: what was started, when, on what kind of device, and the choices. For a Google sign-in, ' +
    'no choice is needed.',
  access: 'anyone',
  limit: { name: 'link', limit: 60, windowSeconds: 900 },
  body: { schema: linkSchema, example: { code } },
  errors: ['invalid_code', 'expired_code'],
  response: {
    status: 200,
    description: 'The link is valid.',
    schema: linkResponseSchema,
    example: {
      purpose: 'email_confirmation',
      startedAt: '2026-03-02T15:04:05.000Z',
      device: 'Chrome on Windows',
      email: 'm•••@example.com',
      isThisBrowser: false,
      isSignedInAsAnother: false,
      choices: ['other_screen', 'here', 'not_me'],
    },
  },
});

export const exchangeCode = defineContract({
  id: 'exchangeCode',
  method: 'POST',
  path: '/api/auth/exchange',
  tag: 'Sign-in',
  summary: 'Uses the code of an emailed link or a Google sign-in.',
  description:
    'In the browser that asked, `choice` may be left out. Elsewhere, a confirmation takes one of the choices that ' +
    '`POST /api/auth/link` lists; `other_screen` needs the `number` and allows one try. An email change needs a ' +
    'session of the account that asked for it. After a 409, the code is still valid, except for `proof_required`: ' +
    'Google isn’t the one to vouch for this address, so its mailbox got a link. `next` is a path of this site.',
  access: 'anyone',
  limit: { name: 'exchange', limit: 30, windowSeconds: 900 },
  body: { schema: exchangeSchema, example: { code, choice: 'other_screen', number: 42 } },
  errors: [
    'invalid_code',
    'expired_code',
    'wrong_number',
    'choice_required',
    'sign_in_required',
    'signed_in_as_another',
    'email_taken',
    'proof_required',
  ],
  response: {
    status: 200,
    description: 'Signed in, or the other screen continues, or the unconfirmed account is removed.',
    schema: exchangeResponseSchema,
    headers: ['Set-Cookie'],
    example: { ...signedInExample, next: '/account', purpose: 'email_confirmation' },
  },
});

export const startRecovery = defineContract({
  id: 'startRecovery',
  method: 'POST',
  path: '/api/auth/recover',
  tag: 'Sign-in',
  summary: 'Emails a link for a new password.',
  access: 'anyone',
  limit: { name: 'recovery', limit: 30, windowSeconds: 900 },
  furtherLimits: [
    { name: 'recovery-recipient', limit: 5, windowSeconds: 3600 },
    { name: 'recovery-wait', limit: 1, windowSeconds: 30 },
  ],
  body: { schema: recoverSchema, example: { email } },
  response: {
    status: 202,
    description: 'The same whether or not the address has an account.',
    schema: recoverResponseSchema,
    example: { retryAfterSeconds: 30 },
  },
});

export const emailLinkContracts = [
  startEmailSignUp,
  resendEmail,
  describeLink,
  exchangeCode,
  startRecovery,
] as const;
