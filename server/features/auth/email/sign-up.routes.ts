import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { SignUpRequest } from '../../../../shared/api/auth.ts';
import { resendEmail, startEmailSignUp } from '../../../../shared/api/email-links.contract.ts';
import { signUp } from '../../../../shared/api/sign-in.contract.ts';
import type { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { identifySender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { answerSignedIn, type NewSession } from '../sessions/signed-in.ts';
import { getConsentSource } from '../users/consent-source.ts';
import { recordConsent } from '../users/consents.repository.ts';
import { recordSignIn } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { findUserByEmail, findUserById, insertUser } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import {
  createEmailTaken,
  resendSignUp,
  type StartedSignUp,
  startEmailSignUp as startSignUp,
} from './email-sign-up.service.ts';
import { removeUnprovenAccount } from './revoke-unproven-access.ts';

export function createSignUpRoutes(deps: AccountContext): readonly Route[] {
  const answerWaiting = (response: Response, { answer, token }: StartedSignUp) => {
    if (token !== undefined) deps.sessions.sendToken(response, token);
    return answer;
  };
  return [
    implement(signUp, async ({ body, ...call }) =>
      // Until the address is proven, the browser shows which of the accounts that wait for it is this person's.
      answerSignedIn(deps, call, await signUpWithPassword(deps, body, call.request)),
    ),
    implement(startEmailSignUp, async ({ body, request, response }) =>
      answerWaiting(response, await startSignUp(deps, request, body)),
    ),
    implement(resendEmail, async ({ body, request, response }) =>
      answerWaiting(response, await resendSignUp(deps, request, body.email)),
    ),
  ];
}

/**
 * Creates an account with a password, a session right away, and the email that confirms the address. Replaces a
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
    const fields = { unprovenEmail: email, passwordHash, passwordChangedAt: now, ...names };
    const user = await insertUser(trx, id, fields, now);
    await recordSignIn(trx, { userId: id, provider: 'email', subject: id }, now);
    await recordConsent(trx, { userId: id, kind: 'terms', page }, now);
    const created = await sessions.start(trx, { userId: id, method: 'password', request });
    await sendConfirmation(deps, trx, { user, askedBy: created.session, next: '/onboarding', sender });
    return created;
  });
  logger.info({ userId: id, method: 'password' }, 'signed up');
  return started;
}

function createTaken(): AppError {
  return createEmailTaken({ fields: { email: authMessages.email.registeredField } });
}
