import { signOutSchema } from './auth.ts';
import {
  type AuthSession,
  type AuthUser,
  devicesResponseSchema,
  type SignedInResponse,
  sessionResponseSchema,
  signedInResponseSchema,
} from './auth-user.ts';
import { defineContract } from './contract.ts';

export const userExample: AuthUser = {
  id: '3f2c8f1e-6f0b-4a53-9a55-0e6f0d1c7b21',
  email: 'maya@example.com',
  emailConfirmedAt: '2026-03-02T15:06:00.000Z',
  newEmail: null,
  phone: null,
  phoneConfirmedAt: null,
  identities: [
    {
      id: 'c1b7f8a0-51f4-4f0c-8a57-2d5c7a9e6b13',
      provider: 'email',
      createdAt: '2026-03-02T15:04:05.000Z',
      lastSignInAt: '2026-03-02T15:06:00.000Z',
    },
  ],
  factors: [],
  metadata: {
    requiresPasswordReset: false,
    hasPassword: true,
    givenName: null,
    familyName: null,
    firstName: 'Maya',
    lastName: 'Ellison',
    fullName: 'Maya Ellison',
  },
};

const sessionExample: AuthSession = {
  id: '8f14e45f-ceea-4672-8c5a-2f1b9d0c6e31',
  expiresAt: '2026-03-02T16:06:00.000Z',
  expiresIn: 3600,
  tokenType: 'cookie',
  aal: 'aal1',
  user: userExample,
};

export const signedInExample: SignedInResponse = { session: sessionExample, user: userExample };

export const getSession = defineContract({
  id: 'readSession',
  method: 'GET',
  path: '/api/auth/session',
  tag: 'Session',
  summary: 'Who is signed in.',
  description:
    'Both are null when no one is signed in. When the hour is over, both are null and `isRefreshable` is true. `number` is ' +
    'shown on this screen while its address waits to be confirmed, signed in or not; it is null in a waiting browser ' +
    'after a wrong one was typed. While the second factor is due, `nextStep` is `mfa`, and phone, names, and `newEmail` are null.',
  access: 'anyone',
  response: {
    status: 200,
    description: 'The session, or nulls when no one is signed in.',
    schema: sessionResponseSchema,
    example: signedInExample,
  },
});

export const refreshSession = defineContract({
  id: 'refreshSession',
  method: 'POST',
  path: '/api/auth/refresh',
  tag: 'Session',
  summary: 'Renews the session for an hour, with a new cookie.',
  access: 'live-or-refreshable',
  limit: { name: 'refresh', limit: 120, windowSeconds: 60 },
  response: {
    status: 200,
    description: 'The session continues.',
    schema: signedInResponseSchema,
    headers: ['Set-Cookie'],
    example: signedInExample,
  },
});

export const signOut = defineContract({
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  tag: 'Session',
  summary: 'Ends this session, or all of the person’s with `global`.',
  description: 'A session whose second factor is due can only end itself.',
  access: 'anyone',
  body: { schema: signOutSchema, isOptional: true, example: { scope: 'global' } },
  errors: ['mfa_required'],
  response: {
    status: 204,
    description: 'Signed out, even if no one was signed in.',
    headers: ['Set-Cookie'],
  },
});

export const listDevices = defineContract({
  id: 'listDevices',
  method: 'GET',
  path: '/api/auth/sessions',
  tag: 'Session',
  summary: 'The person’s devices.',
  access: 'session',
  isOpenToUnconfirmed: true,
  response: {
    status: 200,
    description: 'This device first, then the most recently used.',
    schema: devicesResponseSchema,
    example: {
      sessions: [
        {
          id: sessionExample.id,
          isCurrent: true,
          device: 'Chrome on Windows',
          method: 'password',
          aal: 'aal1',
          createdAt: '2026-03-02T15:06:00.000Z',
          lastUsedAt: '2026-03-02T15:06:00.000Z',
        },
      ],
    },
  },
});

export const endOtherDevices = defineContract({
  id: 'endOtherDevices',
  method: 'DELETE',
  path: '/api/auth/sessions',
  tag: 'Session',
  summary: 'Signs out all other devices.',
  access: 'session',
  isOpenToUnconfirmed: true,
  errors: ['reauthentication_required'],
  response: { status: 204, description: 'Only this device is signed in.' },
});

export const endDevice = defineContract({
  id: 'endDevice',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  tag: 'Session',
  summary: 'Signs out one device.',
  access: 'session',
  isOpenToUnconfirmed: true,
  parameters: [
    {
      name: 'id',
      description: 'The device’s ID, from the list of devices.',
      example: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
    },
  ],
  errors: ['not_found', 'reauthentication_required'],
  response: { status: 204, description: 'The device is signed out.' },
});

export const streamEvents = defineContract({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/auth/events',
  tag: 'Session',
  summary: 'Notifies open pages of what happened to the account elsewhere.',
  description:
    'Server-sent events named `email_confirmed`, `signed_out`, and `user_updated`. Their data is JSON with `userId` ' +
    'and, if it concerns only one session, `sessionId`. A comment comes every 25 seconds. Nothing is replayed. ' +
    'Browsers that wait for a confirmation may listen, too.',
  access: 'live-or-waiting',
  limit: { name: 'events', limit: 120, windowSeconds: 60 },
  response: {
    status: 200,
    description: 'The stream.',
    contentType: 'text/event-stream',
    example: 'event: signed_out\ndata: {"userId":"0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11"}\n\n',
  },
});

export const sessionContracts = [
  getSession,
  refreshSession,
  signOut,
  listDevices,
  endOtherDevices,
  endDevice,
  streamEvents,
] as const;
