import { describe, expect, it } from 'vitest';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import type { ProfileState } from '../profile/profile-store.ts';
import { buildProfile } from '../profile/testing/builders.ts';
import type { AuthState } from '../session/auth-state.ts';
import { buildAnswer, buildUser } from '../session/testing/builders.ts';
import {
  accessDenials,
  findOnboardingStep,
  needsPassword,
  type OnboardingPage,
} from './find-onboarding-step.ts';

const withPassword = buildUser();
const unconfirmed = buildUser({ emailConfirmedAt: null });
const withEmailAlone = buildUser({}, { requiresPasswordReset: true, hasPassword: false });
const byPhone = buildUser(
  {
    email: null,
    emailConfirmedAt: null,
    phone: '+12025550123',
    phoneConfirmedAt: '2026-01-01T00:00:00.000Z',
  },
  { hasPassword: false },
);
const byGoogle = buildUser({}, { hasPassword: false });

const missing: ProfileState = { status: 'missing' };
const complete = { firstName: 'Ada', lastName: 'Byron', age: 36 };

function signIn(user: AuthUser): AuthState {
  return { status: 'signed-in', ...buildAnswer({ user }) };
}

function ready(profile: Partial<Profile>): ProfileState {
  const begun = { firstName: null, lastName: null, age: null, onboardingCompleted: false };
  return { status: 'ready', profile: buildProfile({ ...begun, ...profile }) };
}

function findStep(page: OnboardingPage, user: AuthUser, profile = missing, enteredId?: string) {
  return findOnboardingStep({ page, auth: signIn(user), profile, enteredId });
}

describe('findOnboardingStep', () => {
  const pages: readonly OnboardingPage[] = ['wizard', 'flow', 'password', 'profile'];

  it.each(pages)('waits on %s until the account has loaded', (page) => {
    const auth: AuthState = { status: 'loading' };
    expect(
      findOnboardingStep({ page, auth, profile: { status: 'loading' }, enteredId: undefined }).kind,
    ).toBe('loading');
  });

  it.each(pages)(
    'asks a visitor of %s to sign in, and keeps the form of someone whose session ended',
    (page) => {
      const auth: AuthState = { status: 'signed-out' };
      const profile: ProfileState = { status: 'loading' };
      expect(findOnboardingStep({ page, auth, profile, enteredId: undefined })).toEqual({
        kind: 'denied',
        denial: accessDenials.signedOut,
      });
      expect(findOnboardingStep({ page, auth, profile, enteredId: 'user-1' }).kind).toBe('ended');
      expect(
        findOnboardingStep({ page, auth, profile, enteredId: 'user-1', awaitedEmail: 'ada@mail.example' }),
      ).toEqual({ kind: 'stopped', email: 'ada@mail.example' });
    },
  );

  it.each(pages)('leaves the second factor to the sign-in page (%s)', (page) => {
    const auth: AuthState = { status: 'second-factor', ...buildAnswer({ user: withPassword }) };
    expect(findOnboardingStep({ page, auth, profile: missing, enteredId: undefined }).kind).toBe(
      'second-factor',
    );
  });

  it('asks for the confirmation first', () => {
    expect(findStep('wizard', unconfirmed).kind).toBe('confirm');
    expect(findStep('flow', unconfirmed).kind).toBe('confirm');
    expect(findStep('profile', unconfirmed)).toEqual({
      kind: 'denied',
      denial: accessDenials.unconfirmedProfile,
    });
    expect(findStep('password', unconfirmed)).toEqual({
      kind: 'denied',
      denial: accessDenials.unconfirmedPassword,
    });
  });

  it('sends each account to the page that asks for what it lacks', () => {
    expect(findStep('wizard', withPassword).kind).toBe('show');
    expect(findStep('wizard', withEmailAlone).kind).toBe('show');
    expect(findStep('flow', byPhone).kind).toBe('show');
    expect(findStep('flow', byGoogle).kind).toBe('show');
    expect(findStep('password', withEmailAlone).kind).toBe('show');
    expect(findStep('profile', withPassword).kind).toBe('show');
    expect(findStep('wizard', byPhone)).toEqual({ kind: 'forward', to: '/onboarding/flow' });
    expect(findStep('wizard', byGoogle)).toEqual({ kind: 'forward', to: '/onboarding/flow' });
    expect(findStep('flow', withEmailAlone)).toEqual({ kind: 'forward', to: '/onboarding' });
    expect(findStep('profile', withEmailAlone)).toEqual({
      kind: 'forward',
      to: '/onboarding/create-password',
    });
  });

  it('asks only new accounts for a password, and lets them continue once they have one', () => {
    expect(findStep('password', withPassword)).toEqual({
      kind: 'denied',
      denial: accessDenials.passwordExists,
    });
    expect(findStep('password', byGoogle)).toEqual({ kind: 'denied', denial: accessDenials.passwordExists });
    expect(findStep('password', withPassword, missing, 'user-1').kind).toBe('show');
    expect(findStep('password', withPassword, missing, 'somebody-else').kind).toBe('denied');
  });

  it('continues after a completed onboarding, unless the protected area would send the person back', () => {
    expect(findStep('wizard', withPassword, ready({ ...complete, onboardingCompleted: true })).kind).toBe(
      'done',
    );
    expect(findStep('flow', byPhone, ready({ ...complete, onboardingCompleted: true })).kind).toBe('done');
    expect(
      findStep('wizard', withPassword, ready({ ...complete, age: null, onboardingCompleted: true })).kind,
    ).toBe('show');
    expect(findStep('profile', withPassword, ready({ ...complete, onboardingCompleted: true })).kind).toBe(
      'show',
    );
  });

  it('asks nothing in the two-step variant if there are a name and an age', () => {
    expect(findStep('flow', byGoogle, ready(complete)).kind).toBe('finish');
    expect(findStep('flow', byGoogle, ready({ age: 36, name: 'Ada Byron' })).kind).toBe('show');
    expect(findStep('wizard', withPassword, ready(complete)).kind).toBe('show');
  });

  it('reports a profile that didn’t load', () => {
    const error = new Error('no answer');
    expect(findStep('wizard', withPassword, { status: 'failed', error })).toEqual({ kind: 'failed', error });
    expect(findStep('wizard', withPassword, { status: 'loading' }).kind).toBe('loading');
  });
});

describe('needsPassword', () => {
  it.each([
    ['an account that began with an email alone', withEmailAlone, true],
    ['one that has its password', withPassword, false],
    ['one of Google', byGoogle, false],
  ])('%s: %s', (_name, user, isNeeded) => {
    expect(needsPassword(user)).toBe(isNeeded);
  });
});
