import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { emailLink, linkPayloadSchema } from '../codes/emailed-link.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { sendEmailChange } from '../email/email-change.service.ts';
import { composeGoogleLinkEmail } from '../email/email-messages.ts';
import { linkRefusals } from '../email/link-refusals.ts';
import { createProvenAccount } from '../email/revoke-unproven-access.ts';
import { hasSecondFactor } from '../factors/second-factors.ts';
import { type ExchangeContext, type ExchangeResult, startSession } from '../sessions/exchange-result.ts';
import { nameDevice } from '../users/device-name.ts';
import { findIdentity, listIdentities, recordSignIn } from '../users/identities.repository.ts';
import {
  findUserByEmail,
  findUserById,
  insertUser,
  listUsersWaitingFor,
  type User,
  updateUser,
} from '../users/users.repository.ts';
import { type GoogleClaims, googleClaimsSchema, isAuthoritative } from './google-answer.ts';

/** How long a person can take for their second factor before the identity joins the account. */
const joinMinutes = 10;

type GoogleVisit = { claims: GoogleClaims; next: string };

function parseVisit(payload: unknown): GoogleVisit {
  return { claims: googleClaimsSchema.parse(payload), next: linkPayloadSchema.parse(payload).next };
}

/**
 * Finds or creates the account for a Google sign-in, and signs the person in (method `google`, aal1). Only the `sub`
 * identifies the account. An account with the same address takes a new `sub` if Google runs the mailbox, or after its
 * owner has proven the account: 409 `proof_required`, and the mailbox gets a link.
 */
export async function applyGoogleCode(
  context: ExchangeContext,
  { payload }: Pick<LinkCode, 'payload'>,
): Promise<ExchangeResult> {
  const { deps, trx } = context;
  const visit = parseVisit(payload);
  const { claims, next } = visit;
  const identity = await findIdentity(trx, 'google', claims.sub);
  const owner = identity ? undefined : await findUserByEmail(trx, claims.email);
  await context.spend();
  if (owner) return enterOwnedAccount(context, owner, visit);
  const userId = identity?.userId ?? (await createAccount(deps, trx, claims));
  await recordSignIn(trx, { userId, provider: 'google', subject: claims.sub }, deps.clock.now());
  const started = await startSession(context, { userId, method: 'google' });
  const user = await findUserById(trx, userId);
  if (!identity && user && !user.emailConfirmedAt) await askToConfirm(context, user, started.session, claims);
  return { kind: 'signed-in', ...started, next };
}

async function createAccount(deps: AccountContext, trx: Db, claims: GoogleClaims): Promise<string> {
  const { email } = claims;
  if (!isAuthoritative(claims)) {
    return (await insertUser(trx, randomUUID(), getNames(claims), deps.clock.now())).id;
  }
  const isAwaited = (await listUsersWaitingFor(trx, email)).length > 0;
  const id = await createProvenAccount(deps, trx, email, getNames(claims));
  if (isAwaited) await emailSecurityNotice(trx, deps, id, securityNotices.googleTookOver);
  return id;
}

/** Nothing is known about the mailbox, so the address is a change to confirm. The account is open without it. */
async function askToConfirm(
  { deps, trx, sender }: ExchangeContext,
  user: User,
  session: Session,
  { email }: GoogleClaims,
): Promise<void> {
  try {
    await sendEmailChange(deps, trx, { user, session, email, sender });
  } catch (cause) {
    // The person can ask for the email again in the account settings.
    if (!(cause instanceof AppError && cause.code === 'rate_limited')) throw cause;
  }
}

async function enterOwnedAccount(
  context: ExchangeContext,
  owner: User,
  visit: GoogleVisit,
): Promise<ExchangeResult> {
  if (findProvenSession(context, owner)) return join(context, owner, visit);
  const identities = await listIdentities(context.trx, owner.id);
  const isFirst = identities.every(({ provider }) => provider !== 'google');
  if (isFirst && isAuthoritative(visit.claims)) return joinAfterSecondFactor(context, owner, visit);
  return askForProof(context, owner, visit);
}

/** Emails the link that `applyGoogleLink` uses. It works in this browser only. */
async function askForProof(
  { deps, trx, request, browserHash, sender }: ExchangeContext,
  { id: userId, email }: User,
  { claims, next }: GoogleVisit,
): Promise<ExchangeResult> {
  if (email === null) throw new Error('The account has proven no address.');
  const device = nameDevice(request.headers['user-agent'] ?? '');
  await emailLink(deps, trx, {
    purpose: 'google_link',
    to: email,
    userId,
    payload: { ...claims, next, device, browser: browserHash ?? null },
    compose: composeGoogleLinkEmail,
    sender,
  });
  return { kind: 'refused', error: linkRefusals.proofRequired() };
}

/** Adds the Google identity of an emailed link to the account that has the mailbox, and signs in. */
export async function applyGoogleLink(
  context: ExchangeContext,
  owner: User,
  { payload }: Pick<LinkCode, 'payload'>,
): Promise<ExchangeResult> {
  const visit = parseVisit(payload);
  await context.spend();
  const identity = await findIdentity(context.trx, 'google', visit.claims.sub);
  if (identity && identity.userId !== owner.id) throw linkRefusals.addressGone();
  if (findProvenSession(context, owner)) return join(context, owner, visit);
  return joinAfterSecondFactor(context, owner, visit);
}

/** With a second factor, the identity waits for it in this session: see `joinWaitingIdentity`. */
async function joinAfterSecondFactor(
  context: ExchangeContext,
  owner: User,
  visit: GoogleVisit,
): Promise<ExchangeResult> {
  const { deps, trx } = context;
  if (!(await hasSecondFactor(trx, deps, owner.id))) return join(context, owner, visit);
  const { claims, next } = visit;
  const started = await startSession(context, { userId: owner.id, method: 'google' });
  await deps.codes.issueLink(trx, {
    purpose: 'google',
    target: claims.email,
    userId: owner.id,
    sessionId: started.session.id,
    payload: claims,
    lifeMinutes: joinMinutes,
  });
  return { kind: 'signed-in', ...started, next };
}

async function join(
  context: ExchangeContext,
  owner: User,
  { claims, next }: GoogleVisit,
): Promise<ExchangeResult> {
  const { deps, trx } = context;
  const now = deps.clock.now();
  await recordSignIn(trx, { userId: owner.id, provider: 'google', subject: claims.sub }, now);
  if (!hasName(owner)) await updateUser(trx, owner.id, getNames(claims), now);
  await emailSecurityNotice(trx, deps, owner.id, securityNotices.googleLinked);
  const proven = findProvenSession(context, owner);
  const signedIn = proven
    ? await deps.sessions.reissueToken(trx, proven.id)
    : await startSession(context, { userId: owner.id, method: 'google' });
  return { kind: 'signed-in', ...signedIn, next };
}

/** This browser's session of the owner, if it has just proven whose it is, with the second factor where there is one. */
function findProvenSession({ deps, current }: ExchangeContext, owner: User): Session | undefined {
  if (current?.state !== 'live' || current.session.userId !== owner.id) return undefined;
  const { session } = current;
  const isFull = !session.isSecondFactorDue && !session.isPasswordDue;
  return isFull && deps.sessions.isFresh(session) ? session : undefined;
}

function getNames({ given_name, family_name, name }: GoogleClaims) {
  return { givenName: given_name, familyName: family_name, firstName: null, lastName: null, fullName: name };
}

function hasName({ givenName, familyName, firstName, lastName, fullName }: User): boolean {
  return [givenName, familyName, firstName, lastName, fullName].some((name) => name !== null);
}
