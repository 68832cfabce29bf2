import { factorEnrollSchema, factorVerifySchema } from './auth.ts';
import { defineContract } from './contract.ts';
import {
  factorChallengeResponseSchema,
  factorEnrolledResponseSchema,
  factorVerifiedResponseSchema,
  recoveryCodesResponseSchema,
} from './factors.ts';
import { signedInExample } from './session.contract.ts';

const parameters = [
  {
    name: 'id',
    description: 'The authenticator app’s ID.',
    example: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
  },
] as const;
const limit = { name: 'factors', limit: 60, windowSeconds: 900 };
const challengeId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const recoveryCodes = ['k7mq-2xwd-9rtb', 'p3fz-8hnc-5vya'];

export const enrollFactor = defineContract({
  id: 'enrollFactor',
  method: 'POST',
  path: '/api/auth/factors',
  tag: 'Second factor',
  summary: 'Starts adding an authenticator app (TOTP).',
  description: 'It counts once one of its codes is verified. A person can have up to five.',
  access: 'session',
  limit,
  body: { schema: factorEnrollSchema, isOptional: true, example: { friendlyName: 'My phone' } },
  errors: ['reauthentication_required'],
  response: {
    status: 201,
    description: 'What the app needs, shown once.',
    schema: factorEnrolledResponseSchema,
    example: {
      id: 'a3bb189e-8bf9-4c4b-9f1a-5c1d0e9f7a21',
      type: 'totp',
      friendlyName: 'My phone',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/maya%40example.com?secret=JBSWY3DPEHPK3PXP',
    },
  },
});

export const challengeFactor = defineContract({
  id: 'challengeFactor',
  method: 'POST',
  path: '/api/auth/factors/{id}/challenge',
  tag: 'Second factor',
  summary:
    'Starts a challenge that asks this session for a code from the app, within 5 minutes and five tries.',
  access: 'session',
  isOpenToSecondFactorDue: true,
  isOpenToPasswordDue: true,
  limit,
  parameters,
  errors: ['not_found'],
  response: {
    status: 201,
    description: 'The challenge.',
    schema: factorChallengeResponseSchema,
    example: { id: challengeId, expiresAt: '2026-03-02T15:11:00.000Z' },
  },
});

export const verifyFactor = defineContract({
  id: 'verifyFactor',
  method: 'POST',
  path: '/api/auth/factors/{id}/verify',
  tag: 'Second factor',
  summary: 'Answers a challenge with a code from the app, or with a recovery code.',
  description:
    'The first correct code turns the app on and ends the other sessions. An account has 10 tries in 15 minutes, which a ' +
    'correct code resets.',
  access: 'session',
  isOpenToSecondFactorDue: true,
  isOpenToPasswordDue: true,
  limit,
  parameters,
  body: { schema: factorVerifySchema, example: { challengeId, code: '123456' } },
  errors: ['not_found', 'invalid_code', 'expired_code', 'reauthentication_required'],
  response: {
    status: 200,
    description: 'The session is aal2. The first app comes with ten recovery codes, shown once.',
    schema: factorVerifiedResponseSchema,
    headers: ['Set-Cookie'],
    example: { ...signedInExample, recoveryCodes },
  },
});

export const removeFactor = defineContract({
  id: 'removeFactor',
  method: 'DELETE',
  path: '/api/auth/factors/{id}',
  tag: 'Second factor',
  summary: 'Removes an app. Removing the last one removes the recovery codes, too.',
  access: 'session',
  limit,
  parameters,
  errors: ['not_found', 'reauthentication_required'],
  response: { status: 204, description: 'Removed.' },
});

export const renewRecoveryCodes = defineContract({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/auth/factors/recovery-codes',
  tag: 'Second factor',
  summary: 'Creates ten new recovery codes, which replace the earlier ones.',
  access: 'session',
  limit,
  errors: ['reauthentication_required', 'invalid_input'],
  response: {
    status: 201,
    description: 'Shown once.',
    schema: recoveryCodesResponseSchema,
    example: { recoveryCodes },
  },
});

/** `recovery-codes` must come before the paths with an id. */
export const factorContracts = [
  enrollFactor,
  renewRecoveryCodes,
  challengeFactor,
  verifyFactor,
  removeFactor,
] as const;
