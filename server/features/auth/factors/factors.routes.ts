import { randomUUID } from 'node:crypto';
import {
  challengeFactor as challengeContract,
  enrollFactor as enrollContract,
  removeFactor as removeContract,
  renewRecoveryCodes as renewContract,
  verifyFactor as verifyContract,
} from '../../../../shared/api/factors.contract.ts';
import type { FactorEnrolledResponse } from '../../../../shared/api/factors.ts';
import { AppError, createInvalidInput, createNotFound } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSecondFactorMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetOtherBrowsers, rememberBrowser } from '../codes/known-browsers.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { authMessages } from '../messages.ts';
import {
  deleteFactor,
  deleteUnverifiedFactors,
  type Factor,
  findFactor,
  insertFactor,
  listFactors,
} from '../users/factors.repository.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { loadUser } from '../users/users.repository.ts';
import { insertChallenge } from './factor-challenges.repository.ts';
import { sealFactorSecret } from './factor-secret.ts';
import { verifyFactorCode } from './factor-verification.service.ts';
import { forgetFactor, hasSecondFactor, issueRecoveryCodes } from './second-factors.ts';
import { createTotpSecret } from './totp.ts';

/** Authenticator apps (TOTP) as the second factor, and the recovery codes that can replace them. */
export function createFactorRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, hub, sessions } = deps;
  return [
    implement(enrollContract, ({ body, session }) => enrollFactor(deps, session, body.friendlyName)),

    implement(challengeContract, async ({ path, session }) => {
      const factor = await findFactorToAnswer(deps, path.id, session);
      return challengeFactor(deps, factor.id, session.id);
    }),

    implement(verifyContract, async ({ body, path, request, response, session: before }) => {
      const factor = await findFactorToAnswer(deps, path.id, before);
      const verified = await verifyFactorCode(deps, { session: before, factor, request, ...body });
      const { session, token, recoveryCodes } = verified;
      sessions.sendToken(response, token);
      if (!factor.isVerified) await forgetOtherBrowsers(deps, request, session.userId);
      await rememberBrowser(deps, request, response, session);
      const { userId } = session;
      if (!factor.isVerified) {
        runOnResponseClosed(response, () => hub.publish({ name: 'user_updated', userId }));
      }
      const answer = await buildSignedInResponse(db, session, clock.now());
      return recoveryCodes ? { ...answer, recoveryCodes } : answer;
    }),

    implement(removeContract, async ({ path, session }) => {
      await removeFactor(deps, session, await findOwnFactor(deps, path.id, session));
    }),

    implement(renewContract, async ({ session }) => {
      return { recoveryCodes: await renewRecoveryCodes(deps, session) };
    }),
  ];
}

/** While a second factor is still required, only a verified one can be used. */
async function findFactorToAnswer(deps: AccountContext, id: string, session: Session): Promise<Factor> {
  const factor = await findOwnFactor(deps, id, session);
  if (!factor.isVerified && session.isSecondFactorDue) throw createSecondFactorMissing();
  return factor;
}

/** Throws the same 404 for an unknown id and for someone else's. */
async function findOwnFactor({ db }: AccountContext, id: string, { userId }: Session): Promise<Factor> {
  const factor = await findFactor(db, userId, id);
  if (!factor) throw createNotFound();
  return factor;
}

const maxFactors = 5;
const challengeMs = 5 * 60_000;

/**
 * Starts adding an authenticator app, which becomes active once its first code is verified. Replaces an app that was
 * added before and never verified. Throws 403 `reauthentication_required` and 422 `invalid_input` beyond five apps.
 */
async function enrollFactor(
  { db, clock, secrets, sessions }: AccountContext,
  session: Session,
  friendlyName: string = authMessages.factors.defaultName,
): Promise<FactorEnrolledResponse> {
  const { userId } = session;
  const user = await loadUser(db, userId);
  const { secret, uri } = await createTotpSecret(user.email ?? user.phone ?? userId);
  const id = randomUUID();
  const encryptedSecret = sealFactorSecret(secrets, id, secret);
  await db.transaction().execute(async (trx) => {
    await sessions.requireStillFresh(trx, session);
    await deleteUnverifiedFactors(trx, userId);
    const { length } = await listFactors(trx, userId);
    if (length >= maxFactors) {
      throw createInvalidInput({ friendlyName: authMessages.factors.tooManyApps(length) });
    }
    await insertFactor(trx, { id, userId, friendlyName, encryptedSecret }, clock.now());
  });
  return { id, type: 'totp', friendlyName, secret, uri };
}

/** Starts a challenge for this app in a session. It is valid for five minutes and five attempts. */
async function challengeFactor({ db, clock }: AccountContext, factorId: string, sessionId: string) {
  const id = randomUUID();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await insertChallenge(db, { id, factorId, sessionId, expiresAt }, now);
  return { id, expiresAt: expiresAt.toISOString() };
}

/**
 * Removes an app. Removing the last one also removes the recovery codes. Throws 404 if the app has been turned on or
 * removed since it was loaded, and 403 `reauthentication_required` for one that is on.
 */
export async function removeFactor(deps: AccountContext, session: Session, factor: Factor): Promise<void> {
  const { id, userId, isVerified } = factor;
  await deps.db.transaction().execute(async (trx) => {
    if (isVerified) await deps.sessions.requireStillFresh(trx, session);
    if (!(await deleteFactor(trx, factor))) throw createNotFound();
    if (!isVerified) return;
    await forgetFactor(trx, deps, userId, id);
    await emailSecurityNotice(trx, deps, userId, securityNotices.factorRemoved);
  });
  if (!isVerified) return;
  deps.logger.info({ userId, factorId: id }, 'second factor removed');
  deps.hub.publish({ name: 'user_updated', userId });
}

/** Creates new recovery codes, which replace the earlier ones. Throws 422 `invalid_input` without a second factor. */
async function renewRecoveryCodes(deps: AccountContext, session: Session): Promise<readonly string[]> {
  const { db, clock, logger, sessions } = deps;
  const { userId } = session;
  const codes = await db.transaction().execute(async (trx) => {
    await sessions.requireStillFresh(trx, session);
    if (!(await hasSecondFactor(trx, deps, userId))) {
      throw new AppError(422, 'invalid_input', authMessages.factors.noFactor);
    }
    await emailSecurityNotice(trx, deps, userId, securityNotices.recoveryCodesRenewed);
    return issueRecoveryCodes(trx, userId, clock.now());
  });
  logger.info({ userId }, 'recovery codes renewed');
  return codes;
}
