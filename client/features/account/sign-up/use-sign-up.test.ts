import { describe, expect, it } from 'vitest';
import type { ProfileState } from '../profile/profile-store.ts';
import { buildProfile } from '../profile/testing/builders.ts';
import type { AuthState } from '../session/auth-state.ts';
import { buildAnswer, buildUser } from '../session/testing/builders.ts';
import { noteEmailSent, type PendingSignUp } from './pending-sign-up.ts';
import { findSignUpState, isPending } from './use-sign-up.ts';

const pending: PendingSignUp = noteEmailSent(
  'ada@mail.example',
  { userId: 'user-1', emailSentAt: '', attempts: 1, retryAfterSeconds: 30, number: 47 },
  0,
);
const verified: PendingSignUp = { ...pending, emailVerified: true };

const fresh = buildUser({
  metadata: { ...buildUser().metadata, requiresPasswordReset: true, hasPassword: false },
});
const unconfirmed = buildUser({ emailConfirmedAt: null });

function signedIn(user = buildUser()): AuthState {
  return { status: 'signed-in', ...buildAnswer({ user }), user };
}

const signedOut: AuthState = { status: 'signed-out' };
const waiting: AuthState = { status: 'signed-out', number: 47 };
const none: ProfileState = { status: 'missing' };
const named: ProfileState = {
  status: 'ready',
  profile: buildProfile({ firstName: 'Ada', lastName: 'Byron', onboardingCompleted: false }),
};
const nameless: ProfileState = {
  status: 'ready',
  profile: buildProfile({ firstName: 'Ada', lastName: null, onboardingCompleted: false }),
};
const completed: ProfileState = {
  status: 'ready',
  profile: buildProfile({ onboardingCompleted: true }),
};

describe('the step of someone', () => {
  it.each<[string, AuthState, ProfileState, PendingSignUp | undefined, string]>([
    ['who has begun nothing', signedOut, none, undefined, 'emailOnly'],
    ['whose email has left', waiting, none, pending, 'verifyEmail'],
    ['whose session is over after the confirmation', signedOut, none, verified, 'emailOnly'],
    ['whose email is not confirmed', signedIn(unconfirmed), named, undefined, 'verifyEmail'],
    ['whose onboarding is complete', signedIn(fresh), completed, verified, 'dashboard'],
    ['who has no password yet', signedIn(fresh), named, verified, 'createPassword'],
    ['who has no password yet, in another browser', signedIn(fresh), none, undefined, 'createPassword'],
    ['who has just created a password', signedIn(), named, { ...verified, hasPassword: true }, 'profileInfo'],
    ['without a profile', signedIn(), none, undefined, 'profileInfo'],
    ['without a last name', signedIn(), nameless, undefined, 'profileInfo'],
    ['who lacks nothing', signedIn(), named, undefined, 'dashboard'],
    ['who has saved the last form', signedIn(), named, { ...verified, profileComplete: true }, 'dashboard'],
    [
      'who lacks nothing, after another’s sign-up',
      signedIn(),
      named,
      { ...verified, userId: 'b' },
      'dashboard',
    ],
  ])('%s', (_about, auth, profile, pending, step) => {
    expect(findSignUpState({ auth, profile, pending })).toEqual({ kind: 'step', step });
  });

  it('whose sign-up the server no longer waits for', () => {
    expect(findSignUpState({ auth: signedOut, profile: none, pending: pending })).toEqual({
      kind: 'step',
      step: 'verifyEmail',
      isStopped: true,
    });
  });

  it('counts a confirmed phone as a confirmation', () => {
    const auth = signedIn({ ...unconfirmed, phoneConfirmedAt: '2026-01-01T00:00:00.000Z' });
    expect(findSignUpState({ auth, profile: none, pending: undefined })).toEqual({
      kind: 'step',
      step: 'profileInfo',
    });
  });
});

describe('the place is not known yet', () => {
  const error = new Error('No answer.');
  it.each<[string, AuthState, ProfileState, object]>([
    ['before the session is known', { status: 'loading' }, none, { kind: 'loading' }],
    ['before the profile is known', signedIn(), { status: 'loading' }, { kind: 'loading' }],
    ['without the profile', signedIn(), { status: 'failed', error }, { kind: 'failed', error }],
    [
      'before the second factor',
      { status: 'second-factor', ...buildAnswer() },
      none,
      { kind: 'second-factor' },
    ],
  ])('%s', (_about, auth, profile, place) => {
    expect(findSignUpState({ auth, profile, pending: pending })).toEqual(place);
  });
});

it('a sign-up is pending until its link was used', () => {
  expect([undefined, pending, verified].map(isPending)).toEqual([false, true, false]);
});
