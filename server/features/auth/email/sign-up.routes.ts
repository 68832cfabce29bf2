import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { SignUpRequest } from '../../../../shared/api/auth.ts';
import { resendEmail, startEmailSignUp } from '../../../../shared/api/email-links.contract.ts';
import { signUp } from '../../../../shared/api/sign-in.contract.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import type { NewSession } from '../sessions/sign-in.routes.ts';
import { getConsentSource } from '../users/consent-source.ts';
import { recordConsent } from '../users/consents.repository.ts';
import { insertIdentity, touchIdentity } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { findUserByEmail, findUserById, insertUser, type User } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import { createEmailTaken, resendSignUp, startEmailSignUp as startSignUp } from './email-sign-up.service.ts';
import { removeUnprovenAccount } from './revoke-unproven-access.ts';

/** Signing up with a password, or with only an email. */
export function createSignUpRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, sessions } = deps;
  return [
    implement(signUp, async ({ body, request, response }) => {
      const { session, token } = await signUpWithPassword(deps, body, request);
      sessions.sendToken(response, token);
      // Until the address is proven, this shows which of the accounts that wait for it is this person's.
      await rememberBrowser(deps, request, response, session);
      return buildSignedInResponse(db, session, clock.now());
    }),
    implement(startEmailSignUp, async ({ body, request, response }) => {
      const { answer, token } = await startSignUp(deps, request, body);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
    implement(resendEmail, async ({ body, request, response }) => {
      const { answer, token } = await resendSignUp(deps, request, body.email);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
  ];
}

/**
 * Creates an account with a password, a session right away, and the email that confirms the address. Replaces an
 * sign-up with only an email that this browser began for the same address. Throws 409 `email_taken` and 422 `weak_password`.
 */
async function signUpWithPassword(
  deps: AccountContext,
  { email, password, name }: SignUpRequest,
  request: Request,
): Promise<NewSession> {
  const { db, clock, config, logger, sessions, hasher, passwordPolicy } = deps;
  if (await findUserByEmail(db, email)) throw createTaken();
  await passwordPolicy.check(password, { email, names: [name ?? null] });
  const passwordHash = await hasher.hash(password, request);
  const page = getConsentSource(request, config.publicOrigin, '/signin');
  const id = randomUUID();
  const sender = await identifySender(deps, request);
  const waiting = await sessions.findWaiting(request);
  const started = await db.transaction().execute(async (trx) => {
    if (await findUserByEmail(trx, email)) throw createTaken();
    const begun = waiting && (await findUserById(trx, waiting.userId));
    if (begun?.unprovenEmail === email) await removeUnprovenAccount(deps, trx, begun);
    const now = clock.now();
    const names = name === undefined ? {} : splitFullName(name);
    await insertUser(trx, id, { unprovenEmail: email, passwordHash, passwordChangedAt: now, ...names }, now);
    await insertIdentity(trx, { userId: id, provider: 'email', subject: id }, now);
    await touchIdentity(trx, { userId: id, provider: 'email' }, now);
    await recordConsent(trx, { userId: id, kind: 'terms', page }, now);
    const userAgent = request.headers['user-agent'];
    const start = { userId: id, method: 'password', userAgent, replacing: request } as const;
    const created = await sessions.start(trx, start);
    const user = await load(trx, id);
    const confirmation = { user, askedBy: created.session, next: '/onboarding', sender };
    await sendConfirmation(deps, trx, confirmation);
    return created;
  });
  logger.info({ userId: id, method: 'password' }, 'signed up');
  return started;
}

async function load(db: Db, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (!user) throw new Error('The account that was just made is not there.');
  return user;
}

function createTaken(): AppError {
  return createEmailTaken({ fields: { email: authMessages.email.registeredField } });
}
