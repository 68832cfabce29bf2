import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { IdentifiedSession } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { buildCallbackLink, linkPayloadSchema } from '../codes/link-payload.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { sendThrottled } from '../codes/send-throttle.ts';
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
  const visit = { claims: googleClaimsSchema.parse(payload), next: linkPayloadSchema.parse(payload).next };
  const { claims, next } = visit;
  const identity = await findIdentity(trx, 'google', claims.sub);
  const owner = identity ? undefined : await findUserByEmail(trx, claims.email);
  await context.spend();
  if (owner) return enterOwnedAccount(context, owner, visit);
  const userId = identity?.userId ?? (await createAccount(deps, trx, claims));
  await linkIdentity(deps, trx, userId, claims);
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
  session: IdentifiedSession['session'],
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
  const { deps, trx, current } = context;
  if (current?.session.userId === owner.id && isProven(deps, current)) return join(context, owner, visit);
  const identities = await listIdentities(trx, owner.id);
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
  const payload = { ...claims, next, device, browser: browserHash ?? null };
  const link = { purpose: 'google_link', target: email, userId, payload } as const;
  const { code, expiresAt } = await deps.codes.issueLink(trx, link);
  const mail = composeGoogleLinkEmail(buildCallbackLink(deps.config.publicOrigin, code, next));
  const message = { channel: 'email', ...mail, to: email, userId, expiresAt } as const;
  await sendThrottled(deps, trx, message, sender);
  return { kind: 'refused', error: linkRefusals.proofRequired() };
}

/** Adds the Google identity of an emailed link to the account that has the mailbox, and signs in. */
export async function applyGoogleLink(
  context: ExchangeContext,
  owner: User,
  { payload }: Pick<LinkCode, 'payload'>,
): Promise<ExchangeResult> {
  const { deps, trx, current } = context;
  const visit = { claims: googleClaimsSchema.parse(payload), next: linkPayloadSchema.parse(payload).next };
  await context.spend();
  const identity = await findIdentity(trx, 'google', visit.claims.sub);
  if (identity && identity.userId !== owner.id) throw linkRefusals.addressGone();
  if (current?.session.userId === owner.id && isProven(deps, current)) return join(context, owner, visit);
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
  const { deps, trx, current } = context;
  await linkIdentity(deps, trx, owner.id, claims);
  if (!hasName(owner)) await updateUser(trx, owner.id, getNames(claims), deps.clock.now());
  await emailSecurityNotice(trx, deps, owner.id, securityNotices.googleLinked);
  const signedIn =
    current?.session.userId === owner.id && isProven(deps, current)
      ? await deps.sessions.reissueToken(trx, current.session.id)
      : await startSession(context, { userId: owner.id, method: 'google' });
  return { kind: 'signed-in', ...signedIn, next };
}

async function linkIdentity(
  { clock }: AccountContext,
  trx: Db,
  userId: string,
  { sub }: GoogleClaims,
): Promise<void> {
  await recordSignIn(trx, { userId, provider: 'google', subject: sub }, clock.now());
}

/** Whether this browser's session has just proven whose it is, with the second factor where there is one. */
function isProven({ sessions }: AccountContext, { session, state }: IdentifiedSession): boolean {
  const isFull = !session.isSecondFactorDue && !session.isPasswordDue;
  return state === 'live' && isFull && sessions.isFresh(session);
}

function getNames({ given_name, family_name, name }: GoogleClaims) {
  return { givenName: given_name, familyName: family_name, firstName: null, lastName: null, fullName: name };
}

function hasName({ givenName, familyName, firstName, lastName, fullName }: User): boolean {
  return [givenName, familyName, firstName, lastName, fullName].some((name) => name !== null);
}
