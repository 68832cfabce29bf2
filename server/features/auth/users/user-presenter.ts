import type {
  AuthFactor,
  AuthIdentity,
  AuthUser,
  SignedInResponse,
} from '../../../../shared/api/auth-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { findConfirmationRequest } from './confirmation-requests.repository.ts';
import { listFactors } from './factors.repository.ts';
import { listIdentities } from './identities.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { loadUser } from './users.repository.ts';

/**
 * The response of a call that ends with a session. While a second factor or a new password is still required, phone,
 * names, and a new address that waits are left out, because the person hasn't proven who they are.
 */
export async function buildSignedInResponse(db: Db, session: Session, now: Date): Promise<SignedInResponse> {
  const whole = await presentUser(db, session.userId);
  const nextStep = session.isSecondFactorDue ? 'mfa' : session.isPasswordDue ? 'password' : undefined;
  const user = nextStep ? withholdDetails(whole) : whole;
  const waiting = session.isUnconfirmed ? await presentNumber(db, session.id) : {};
  return {
    session: {
      id: session.id,
      expiresAt: session.expiresAt.toISOString(),
      expiresIn: Math.max(0, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000)),
      tokenType: 'cookie',
      aal: session.aal,
      user,
      ...waiting,
    },
    user,
    ...waiting,
    ...(nextStep && { nextStep }),
  };
}

/**
 * The two digits on the session's screen while its address waits to be confirmed, if the session has requested a link.
 */
export async function presentNumber(db: Db, sessionId: string): Promise<{ number?: number }> {
  const request = await findConfirmationRequest(db, sessionId);
  return request?.number ? { number: request.number } : {};
}

/** Throws 401 `session_missing` if the user, and therefore every session, is gone. */
export async function presentUser(db: Db, userId: string): Promise<AuthUser> {
  const user = await loadUser(db, userId);
  return {
    id: user.id,
    email: user.email ?? user.unprovenEmail,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    newEmail: user.newEmail,
    phone: user.phone,
    phoneConfirmedAt: user.phoneConfirmedAt?.toISOString() ?? null,
    identities: await presentIdentities(db, userId),
    factors: await presentFactors(db, userId),
    metadata: {
      requiresPasswordReset: user.requiresPasswordReset,
      hasPassword: user.passwordHash !== null,
      givenName: user.givenName,
      familyName: user.familyName,
      firstName: user.firstName,
      lastName: user.lastName,
      fullName: user.fullName,
    },
  };
}

function withholdDetails(user: AuthUser): AuthUser {
  const names = { givenName: null, familyName: null, firstName: null, lastName: null, fullName: null };
  const metadata = { ...user.metadata, ...names };
  return { ...user, newEmail: null, phone: null, phoneConfirmedAt: null, metadata };
}

async function presentIdentities(db: Db, userId: string): Promise<AuthIdentity[]> {
  const identities = await listIdentities(db, userId);
  return identities.map(({ id, provider, createdAt, lastSignInAt }) => ({
    id,
    provider,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }));
}

async function presentFactors(db: Db, userId: string): Promise<AuthFactor[]> {
  const apps = await listFactors(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return [
    ...apps.map(({ id, friendlyName, status, createdAt }) => ({
      id,
      type: 'totp' as const,
      friendlyName,
      status,
      createdAt: createdAt.toISOString(),
    })),
    ...passkeys.map(({ id, friendlyName, credentialId, host, createdAt, lastUsedAt }) => ({
      id,
      type: 'passkey' as const,
      friendlyName,
      status: 'verified' as const,
      credentialId,
      host,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  ];
}
