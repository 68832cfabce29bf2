import { describe, expect, it } from 'vitest';
import { isRefreshDue, nameChange, toState } from './session-change.ts';
import { buildAnswer, buildUser } from './testing/builders.ts';

const loading = { status: 'loading' } as const;
const signedOut = toState({ session: null, user: null });
const signedIn = toState(buildAnswer());
const elsewhere = toState(buildAnswer({ id: 'session-2' }));
const renamed = toState(buildAnswer({ user: buildUser({ email: 'ada@other.example' }) }));
const prolonged = toState(buildAnswer({ expiresIn: 3600, expiresAt: '2026-01-01T02:00:00.000Z' }));
const waiting = toState({ session: null, user: null, number: 47 });
const waitingAgain = toState({ session: null, user: null, number: 48 });
const numbered = toState({ ...buildAnswer(), number: 47 });
const halfway = toState({ ...buildAnswer(), nextStep: 'mfa' });
const recovered = toState({ ...buildAnswer(), nextStep: 'password' });

describe('nameChange', () => {
  it.each([
    [loading, signedOut, undefined, 'INITIAL_SESSION'],
    [loading, signedIn, 'SIGNED_IN', 'INITIAL_SESSION'],
    [signedOut, signedIn, undefined, 'SIGNED_IN'],
    [signedOut, halfway, undefined, 'SIGNED_IN'],
    [signedOut, signedIn, 'PASSWORD_RECOVERY', 'PASSWORD_RECOVERY'],
    [signedIn, elsewhere, undefined, 'SIGNED_IN'],
    [signedIn, elsewhere, 'PASSWORD_RECOVERY', 'PASSWORD_RECOVERY'],
    [signedIn, signedOut, 'TOKEN_REFRESHED', 'SIGNED_OUT'],
    [halfway, signedOut, undefined, 'SIGNED_OUT'],
    [signedOut, signedOut, 'USER_UPDATED', undefined],
    [halfway, signedIn, undefined, 'MFA_CHALLENGE_VERIFIED'],
    [halfway, recovered, undefined, 'MFA_CHALLENGE_VERIFIED'],
    [signedIn, renamed, undefined, 'USER_UPDATED'],
    [signedOut, waiting, undefined, 'USER_UPDATED'],
    [waiting, waitingAgain, undefined, 'USER_UPDATED'],
    [waiting, waiting, 'USER_UPDATED', undefined],
    [waiting, signedOut, undefined, 'SIGNED_OUT'],
    [waiting, signedIn, undefined, 'SIGNED_IN'],
    [signedIn, numbered, undefined, 'USER_UPDATED'],
    [numbered, signedIn, undefined, 'USER_UPDATED'],
    [signedIn, prolonged, undefined, undefined],
    [signedIn, prolonged, 'USER_UPDATED', undefined],
    [signedIn, prolonged, 'TOKEN_REFRESHED', 'TOKEN_REFRESHED'],
  ])('from %o to %o, because of %s: %s', (before, after, hint, name) => {
    expect(nameChange(before, after, hint)).toBe(name);
  });
});

describe('isRefreshDue', () => {
  it.each([
    [buildAnswer({ expiresIn: 91 }), false],
    [buildAnswer({ expiresIn: 90 }), true],
    [buildAnswer({ expiresIn: 0 }), true],
    [{ session: null, user: null }, false],
    [{ session: null, user: null, isRefreshable: false }, false],
    [{ session: null, user: null, isRefreshable: true }, true],
  ] as const)('%o: %s', (answer, expected) => {
    expect(isRefreshDue(answer)).toBe(expected);
  });
});
