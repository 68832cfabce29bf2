import type { Operation } from '../operation.ts';

const id = { name: 'id', description: 'The device’s id, as the list of devices gives it.' } as const;

export const sessionOperations: readonly Operation[] = [
  {
    id: 'readSession',
    method: 'get',
    path: '/api/auth/session',
    tag: 'Session',
    summary: 'Who is signed in.',
    access: 'anyone',
    success: [
      {
        status: 200,
        description: 'The session, or nulls when nobody is signed in.',
        schema: 'SessionAnswer',
      },
    ],
  },
  {
    id: 'refreshSession',
    method: 'post',
    path: '/api/auth/refresh',
    tag: 'Session',
    summary: 'Another hour for the session, with a new cookie.',
    access: 'anyone',
    limit: 'refresh',
    errors: ['session_missing'],
    success: [
      {
        status: 200,
        description: 'The session goes on.',
        schema: 'SignedInAnswer',
        headers: ['Set-Cookie'],
      },
    ],
  },
  {
    id: 'signOut',
    method: 'post',
    path: '/api/auth/sign-out',
    tag: 'Session',
    summary: 'Ends this session, or with `global` all of the person’s.',
    access: 'anyone',
    request: { schema: 'SignOutRequest', isOptional: true },
    errors: ['mfa_required'],
    success: [
      {
        status: 204,
        description: 'Signed out, also when nobody was signed in.',
        headers: ['Set-Cookie'],
      },
    ],
  },
  {
    id: 'listDevices',
    method: 'get',
    path: '/api/auth/sessions',
    tag: 'Session',
    summary: 'The person’s devices.',
    access: 'session',
    isOpenToUnconfirmed: true,
    success: [
      { status: 200, description: 'This device first, then the last used.', schema: 'DevicesAnswer' },
    ],
  },
  {
    id: 'endOtherDevices',
    method: 'delete',
    path: '/api/auth/sessions',
    tag: 'Session',
    summary: 'Signs out all other devices.',
    access: 'session',
    isOpenToUnconfirmed: true,
    success: [{ status: 204, description: 'This device alone is signed in.' }],
  },
  {
    id: 'endDevice',
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    tag: 'Session',
    summary: 'Signs out one device.',
    access: 'session',
    isOpenToUnconfirmed: true,
    parameters: [id],
    errors: ['not_found'],
    success: [{ status: 204, description: 'The device is signed out.' }],
  },
  {
    id: 'streamEvents',
    method: 'get',
    path: '/api/auth/events',
    tag: 'Session',
    summary: 'Tells open pages what happened to the account elsewhere.',
    description:
      'Server-sent events named `email_confirmed`, `signed_out` and `user_updated`; their data is JSON with `userId` ' +
      'and, where it concerns one session alone, `sessionId`. A comment comes every 25 seconds. Nothing is replayed. ' +
      'Browsers that wait for a confirmation may listen, too.',
    access: 'anyone',
    limit: 'events',
    errors: ['session_missing'],
    success: [{ status: 200, description: 'The stream.', contentType: 'text/event-stream' }],
  },
];
