import type { AuthSession, AuthUser, SignedInResponse } from '../../../../../shared/api/auth-user.ts';

export function buildUser(
  change: Partial<AuthUser> = {},
  metadata: Partial<AuthUser['metadata']> = {},
): AuthUser {
  return {
    id: 'user-1',
    email: 'ada@mail.example',
    emailConfirmedAt: '2026-01-01T00:00:00.000Z',
    newEmail: null,
    phone: null,
    phoneConfirmedAt: null,
    identities: [],
    factors: [],
    metadata: {
      requiresPasswordReset: false,
      hasPassword: true,
      givenName: null,
      familyName: null,
      firstName: null,
      lastName: null,
      fullName: null,
      ...metadata,
    },
    ...change,
  };
}

export function buildSession(change: Partial<AuthSession> = {}): AuthSession {
  return {
    id: 'session-1',
    expiresAt: '2026-01-01T01:00:00.000Z',
    expiresIn: 3600,
    tokenType: 'cookie',
    aal: 'aal1',
    user: buildUser(),
    ...change,
  };
}

export function buildAnswer(change: Partial<AuthSession> = {}): SignedInResponse {
  const session = buildSession(change);
  return { session, user: session.user };
}
