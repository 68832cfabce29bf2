import type { IncomingMessage } from 'node:http';
import { formatMinutesLeft } from '../../../../shared/format/durations.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, createNotFound, createRateLimited } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { SecondFactorUse } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { limitGuesses } from '../codes/guesses.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { joinWaitingIdentity } from '../codes/waiting-identity.ts';
import { authMessages } from '../messages.ts';
import { type Factor, listFactors, takeStep, verifyFactor } from '../users/factors.repository.ts';
import { findUserById } from '../users/users.repository.ts';
import {
  addTry,
  answerChallenge,
  clearTries,
  countChallengeTry,
  findChallenge,
  findTries,
} from './factor-challenges.repository.ts';
import { openFactorSecret } from './factor-secret.ts';
import { spendRecoveryCode } from './recovery-codes.repository.ts';
import { hashRecoveryCode, hasSecondFactor, issueRecoveryCodes } from './second-factors.ts';
import { findTotpStep } from './totp.ts';

const maxTriesPerChallenge = 5;
const maxTriesPerAccount = 10;
const windowMs = 15 * 60_000;
const digitsPattern = /^\d{6}$/;

type FactorAnswer = {
  session: Session;
  factor: Factor;
  challengeId: string;
  code: string;
  request: IncomingMessage;
};

/** What kind of code it is: the code of one of the app's time steps, or a recovery code. */
type Claim = { step: number } | { recoveryHash: string };

/**
 * Answers a challenge with six digits from the app or, if the app is verified, with a recovery code. The session
 * becomes aal2. The first correct code also turns the app on and ends the person's other sessions. Each attempt is
 * counted before it is compared. Throws 400 `invalid_code` or `expired_code`, 404, 429 `rate_limited`, and, for a new app,
 * 403 `reauthentication_required`.
 */
export async function verifyFactorCode(
  deps: AccountContext,
  { session, factor, challengeId, code, request }: FactorAnswer,
) {
  const { db, logger } = deps;
  const { userId } = session;
  const isGuessable = digitsPattern.test(code.replaceAll(/\s/g, ''));
  const asked = { id: challengeId, factorId: factor.id, sessionId: session.id, isGuessable };
  const check = async () => {
    await countTry(deps, asked, userId);
    const claim = await identifyCode(deps, factor, code);
    return db.transaction().execute(async (trx) => {
      if (!claim || !(await spend(trx, deps, factor, claim))) return undefined;
      if (!(await answerChallenge(trx, challengeId, deps.clock.now()))) throw createUsed();
      await clearTries(trx, userId);
      const recoveryCodes = factor.isVerified ? undefined : await turnOn(trx, deps, factor, session);
      await joinWaitingIdentity(deps, trx, session);
      const use = describeUse(factor, claim);
      return { ...(await deps.sessions.reissueToken(trx, session.id, use)), recoveryCodes };
    });
  };
  const isGuess = isGuessable && factor.isVerified;
  const verified = await (isGuess ? limitCodes(deps, request, userId, check) : check());
  if (!verified) {
    logger.info({ userId, factorId: factor.id }, 'second factor failed');
    throw createWrong(factor);
  }
  logger.info({ userId, factorId: factor.id, isNew: !factor.isVerified }, 'second factor verified');
  return verified;
}

function describeUse({ id }: Factor, claim: Claim): SecondFactorUse {
  return { aal: 'aal2', ...('step' in claim && { factorId: id }) };
}

/**
 * Checks a code of any of the person's apps, or a recovery code, and uses it up. Throws 400 `invalid_code` and 429
 * `rate_limited`.
 */
export async function proveSecondFactor(
  deps: AccountContext,
  request: IncomingMessage,
  userId: string,
  proof: { factorCode: string } | { recoveryCode: string },
): Promise<SecondFactorUse> {
  const { db } = deps;
  const apps = (await listFactors(db, userId)).filter(({ isVerified }) => isVerified);
  const [first] = apps;
  if ('recoveryCode' in proof) {
    const recoveryHash = hashRecoveryCode(proof.recoveryCode);
    const isSpent = await db.transaction().execute((trx) => spendRecovery(trx, deps, userId, recoveryHash));
    if (isSpent) return { aal: 'aal2' };
  } else if (first) {
    const factorId = await limitCodes(deps, request, userId, async () => {
      await db.transaction().execute((trx) => countAccountTry(trx, deps, userId, first.id));
      for (const app of apps) {
        const claim = await identifyCode(deps, app, proof.factorCode);
        const isRight = await db.transaction().execute(async (trx) => {
          if (!claim || !(await spend(trx, deps, app, claim))) return false;
          await clearTries(trx, userId);
          return true;
        });
        if (isRight) return app.id;
      }
      return undefined;
    });
    if (factorId) return { aal: 'aal2', factorId };
  }
  throw new AppError(400, 'invalid_code', authMessages.factors.wrongCodeOrRecoveryCode);
}

/** Codes count toward the same guesses as passwords. */
async function limitCodes<Result>(
  deps: AccountContext,
  request: IncomingMessage,
  userId: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const user = await findUserById(deps.db, userId);
  const guess = { target: user?.email ?? userId, userId, describeWait: authMessages.factors.tooManyCodes };
  return limitGuesses(deps, request, guess, check);
}

/** Commits separately, so that the attempt stays counted no matter what fails afterward. */
async function countTry(
  deps: AccountContext,
  asked: { id: string; factorId: string; sessionId: string; isGuessable: boolean },
  userId: string,
): Promise<void> {
  const { db, clock } = deps;
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const since = new Date(now.getTime() - windowMs);
    const challenge = await findChallenge(trx, asked);
    if (!challenge) throw createNotFound();
    if (challenge.isUsed) throw createUsed();
    if (challenge.expiresAt <= now) {
      throw new AppError(400, 'expired_code', authMessages.factors.expired);
    }
    // No one can guess a recovery code, so one still lets the owner in while someone else is guessing digits.
    if (asked.isGuessable) await requireTriesLeft(trx, deps, userId);
    if (!(await countChallengeTry(trx, challenge.id, maxTriesPerChallenge))) {
      const message = authMessages.factors.tooManyTries(maxTriesPerChallenge);
      throw new AppError(400, 'invalid_code', message);
    }
    if (asked.isGuessable) await addTry(trx, asked.factorId, since, now);
  });
}

async function requireTriesLeft(trx: Db, { clock, logger }: AccountContext, userId: string): Promise<void> {
  const now = clock.now();
  const { tries, countedSince } = await findTries(trx, userId, new Date(now.getTime() - windowMs));
  if (tries < maxTriesPerAccount) return;
  logger.warn({ userId, limit: 'second factor' }, 'rate limit reached');
  throw createTooMany(countedSince, now);
}

async function countAccountTry(trx: Db, deps: AccountContext, userId: string, factorId: string) {
  const now = deps.clock.now();
  await requireTriesLeft(trx, deps, userId);
  await addTry(trx, factorId, new Date(now.getTime() - windowMs), now);
}

async function identifyCode({ secrets, clock, logger }: AccountContext, factor: Factor, code: string) {
  const digits = code.replaceAll(/\s/g, '');
  // Recovery codes belong to the account, so they don't prove that a new app works.
  if (!digitsPattern.test(digits))
    return factor.isVerified ? { recoveryHash: hashRecoveryCode(code) } : undefined;
  const opened = openFactorSecret(secrets, factor.id, factor.encryptedSecret);
  if (opened === undefined) {
    logger.error(
      { factorId: factor.id },
      'factor cannot be read: SESSION_SECRET is not the one it was added with',
    );
    throw new AppError(400, 'invalid_code', authMessages.factors.unreadableSecret);
  }
  const step = await findTotpStep(opened.secret, digits, clock.now());
  return step === undefined ? undefined : { step };
}

/** Returns false if the code is unknown or has been used before. */
async function spend(trx: Db, deps: AccountContext, { id, userId }: Factor, claim: Claim): Promise<boolean> {
  if ('step' in claim) return takeStep(trx, id, claim.step);
  return spendRecovery(trx, deps, userId, claim.recoveryHash);
}

async function spendRecovery(trx: Db, deps: AccountContext, userId: string, hash: string): Promise<boolean> {
  const isSpent = await spendRecoveryCode(trx, userId, hash, deps.clock.now());
  if (isSpent) await emailSecurityNotice(trx, deps, userId, securityNotices.recoveryCodeUsed);
  return isSpent;
}

/** From now on, signing in requires the app. Other sessions haven't used it, so they are ended. */
async function turnOn(trx: Db, deps: AccountContext, { id, userId }: Factor, session: Session) {
  // A session that began to add it before another factor was added must use that one first.
  await deps.sessions.requireStillFresh(trx, session);
  const now = deps.clock.now();
  const isFirst = !(await hasSecondFactor(trx, deps, userId));
  // A parallel call with another code may have been faster.
  if (!(await verifyFactor(trx, id, now))) return undefined;
  await deps.sessions.endAll(trx, userId, session.id);
  await emailSecurityNotice(trx, deps, userId, securityNotices.factorAdded);
  return isFirst ? issueRecoveryCodes(trx, userId, now) : undefined;
}

function createWrong({ isVerified }: Factor): AppError {
  const message = isVerified ? authMessages.factors.wrongCodeOrRecoveryCode : authMessages.factors.wrongCode;
  return new AppError(400, 'invalid_code', message);
}

function createUsed(): AppError {
  return new AppError(400, 'invalid_code', authMessages.factors.answered);
}

function createTooMany(countedSince: Date, now: Date): AppError {
  const seconds = Math.ceil((countedSince.getTime() + windowMs - now.getTime()) / 1000);
  return createRateLimited(seconds, authMessages.factors.tooManyCodes(formatMinutesLeft(seconds)));
}
