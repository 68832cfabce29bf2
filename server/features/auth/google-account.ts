import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { voidUnprovenAccess } from './account-takeover.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type GoogleClaims, googleClaimsSchema } from './google-claims.ts';
import { findIdentity, insertIdentity, touchIdentity } from './identities.repository.ts';
import { mailSecurityNotice, securityNotices } from './security-mails.ts';
import { findUserByEmail, insertUser, type User, updateUser } from './users.repository.ts';

/**
 * Finds, links or creates the account that a Google person signs in to; runs in the exchange's transaction, with the
 * payload of a spent `google` code. The caller starts the session (method `google`, aal1): an enrolled second factor
 * stays due.
 */
export async function signInWithGoogle(
  trx: Db,
  deps: AuthDependencies,
  payload: unknown,
): Promise<{ userId: string }> {
  const claims = googleClaimsSchema.parse(payload);
  const now = deps.clock.now();
  const identity = await findIdentity(trx, 'google', claims.sub);
  const userId = identity?.userId ?? (await findOrCreateUser(trx, deps, claims, now));
  await insertIdentity(trx, { userId, provider: 'google', subject: claims.sub }, now);
  await touchIdentity(trx, userId, 'google', now);
  return { userId };
}

async function findOrCreateUser(
  trx: Db,
  deps: AuthDependencies,
  claims: GoogleClaims,
  now: Date,
): Promise<string> {
  const { email } = claims;
  const found = await findUserByEmail(trx, email);
  if (!found) {
    const id = randomUUID();
    await insertUser(trx, id, { email, emailConfirmedAt: now, ...readNames(claims) }, now);
    return id;
  }
  if (found.emailConfirmedAt) {
    if (!hasName(found)) await updateUser(trx, found.id, readNames(claims), now);
    await mailSecurityNotice(trx, deps, found.id, securityNotices.googleLinked);
  } else {
    await takeOver(trx, deps, found.id, claims, now);
    await mailSecurityNotice(trx, deps, found.id, securityNotices.googleTookOver);
  }
  return found.id;
}

/**
 * Gives an account whose address nobody confirmed to the person that Google vouches for.
 */
async function takeOver(
  trx: Db,
  deps: AuthDependencies,
  userId: string,
  claims: GoogleClaims,
  now: Date,
): Promise<void> {
  await voidUnprovenAccess(deps, trx, userId);
  const proven = { emailConfirmedAt: now, isPasswordResetRequired: false };
  await updateUser(trx, userId, { ...proven, ...readNames(claims) }, now);
}

function readNames({ given_name, family_name, name }: GoogleClaims) {
  return { givenName: given_name, familyName: family_name, firstName: null, lastName: null, fullName: name };
}

function hasName({ givenName, familyName, firstName, lastName, fullName }: User): boolean {
  return [givenName, familyName, firstName, lastName, fullName].some((name) => name !== null);
}
