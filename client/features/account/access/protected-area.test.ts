import { expect, test } from 'vitest';
import type { ProfileState } from '../profile/profile-store.ts';
import { buildProfile } from '../profile/testing/builders.ts';
import type { AuthState } from '../session/auth-state.ts';
import { buildAnswer, buildUser } from '../session/testing/builders.ts';
import { evaluateAccess } from './protected-area.tsx';

const answer = buildAnswer();
const { user } = answer;
const signedIn = { ...answer, status: 'signed-in' } satisfies AuthState;
const unconfirmed = { ...signedIn, user: buildUser({ emailConfirmedAt: null }) };
const profile = buildProfile();
const error = new Error('No answer.');

test.each<[string, AuthState, ProfileState, object]>([
  ['nobody knows yet', { status: 'loading' }, { status: 'loading' }, { kind: 'waiting' }],
  ['nobody is signed in', { status: 'signed-out' }, { status: 'loading' }, { kind: 'signed-out' }],
  [
    'the second factor is due',
    { ...signedIn, status: 'second-factor' },
    { status: 'loading' },
    { kind: 'second-factor' },
  ],
  ['the address is not confirmed', unconfirmed, { status: 'loading' }, { kind: 'unconfirmed' }],
  ['the profile is on its way', signedIn, { status: 'loading' }, { kind: 'waiting' }],
  ['there is no profile', signedIn, { status: 'missing' }, { kind: 'missing' }],
  ['the profile did not load', signedIn, { status: 'failed', error }, { kind: 'failed', error }],
  [
    'the profile lacks an age',
    signedIn,
    { status: 'ready', profile: buildProfile({ age: null }) },
    { kind: 'incomplete' },
  ],
  ['all is there', signedIn, { status: 'ready', profile }, { kind: 'open', account: { user, profile } }],
])('%s', (_when, auth, state, access) => {
  expect(evaluateAccess(auth, state)).toEqual(access);
});
