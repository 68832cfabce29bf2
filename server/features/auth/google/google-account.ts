import { randomUUID } from 'node:crypto';
import type { IdentifiedSession } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { linkPayloadSchema } from '../codes/link-payload.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { linkRefusals } from '../email/link-refusals.ts';
import { replaceUnprovenAccount } from '../email/revoke-unproven-access.ts';
import {
  type ExchangeContext,
  type ExchangeResult,
  keepSession,
  startSession,
} from '../sessions/exchange-result.ts';
import {
  findIdentity,
  insertIdentity,
  listIdentities,
  touchIdentity,
} from '../users/identities.repository.ts';
import { findUserByEmail, insertUser, type User, updateUser } from '../users/users.repository.ts';
import { type GoogleClaims, googleClaimsSchema } from './google-answer.ts';

type GoogleAccount = { userId: string; isOfThisSession?: boolean };

/**
 * Finds, links, or creates the account for a Google sign-in, and signs the person in (method `google`, aal1). An
 * enrolled second factor is still required. Only the `sub` identifies the account. The address matters only the first
 * time.
 */
export async function applyGoogleCode(
  context: ExchangeContext,
  { payload }: Pick<LinkCode, 'payload'>,
): Promise<ExchangeResult> {
  const { deps, trx, current } = context;
  const claims = googleClaimsSchema.parse(payload);
  const { next } = linkPayloadSchema.parse(payload);
  const identity = await findIdentity(trx, 'google', claims.sub);
  const account = identity ?? (await findOrCreateAccount(context, claims));
  await context.spend();
  const { userId } = account;
  const now = deps.clock.now();
  await insertIdentity(trx, { userId, provider: 'google', subject: claims.sub }, now);
  await touchIdentity(trx, { userId, provider: 'google', subject: claims.sub }, now);
  const isKept = 'isOfThisSession' in account && account.isOfThisSession;
  const signedIn =
    isKept && current
      ? await keepSession(context, current.session)
      : await startSession(context, { userId, method: 'google' });
  return { kind: 'signed-in', ...signedIn, next };
}

async function findOrCreateAccount(context: ExchangeContext, claims: GoogleClaims): Promise<GoogleAccount> {
  const { deps, trx } = context;
  const { email } = claims;
  const now = deps.clock.now();
  const found = await findUserByEmail(trx, email);
  if (!found) {
    const userId = randomUUID();
    await insertUser(trx, userId, { email, emailConfirmedAt: now, ...getNames(claims) }, now);
    return { userId };
  }
  if (!found.emailConfirmedAt) return { userId: await takeOver(context, found, claims) };
  const isOfThisSession = await requireLinkable(context, found);
  if (!hasName(found)) await updateUser(trx, found.id, getNames(claims), now);
  await emailSecurityNotice(trx, deps, found.id, securityNotices.googleLinked);
  return { userId: found.id, isOfThisSession };
}

/**
 * An address may be passed on to someone else, who then has another Google account with it. So an account that already
 * has a Google account accepts a second one only from a session with a recent proof of identity. Returns whether the
 * account is this browser's. Throws 409.
 */
async function requireLinkable({ deps, trx, current }: ExchangeContext, { id }: User): Promise<boolean> {
  const identities = await listIdentities(trx, id);
  if (!identities.some(({ provider }) => provider === 'google')) return false;
  if (current?.session.userId === id && isProven(deps, current)) return true;
  throw linkRefusals.otherGoogleAccount();
}

function isProven({ sessions }: AccountContext, { session, state }: IdentifiedSession): boolean {
  const isFull = !session.isSecondFactorDue && !session.isPasswordDue;
  return state === 'live' && isFull && sessions.isFresh(session);
}

/** Gives an unverified address to the person that Google vouches for. */
async function takeOver({ deps, trx }: ExchangeContext, user: User, claims: GoogleClaims): Promise<string> {
  const { id } = await replaceUnprovenAccount(deps, trx, user, getNames(claims));
  await emailSecurityNotice(trx, deps, id, securityNotices.googleTookOver);
  return id;
}

function getNames({ given_name, family_name, name }: GoogleClaims) {
  return { givenName: given_name, familyName: family_name, firstName: null, lastName: null, fullName: name };
}

function hasName({ givenName, familyName, firstName, lastName, fullName }: User): boolean {
  return [givenName, familyName, firstName, lastName, fullName].some((name) => name !== null);
}
