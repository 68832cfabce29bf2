import type { Request } from 'express';
import type { BodyCondition, Contract } from '../../../shared/api/contract.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { AppError, createNotFound } from '../errors.ts';
import { createBearerTest, createInvalidKey, parseBearer } from '../security/bearer-keys.ts';
import type { CheckSignature } from '../security/carrier-signatures.ts';
import { isLocalRequest } from '../security/local-requests.ts';
import type { Session } from '../sessions/session.ts';
import {
  createPasswordMissing,
  createReauthenticationRequired,
  createSessionMissing,
  type Sessions,
} from '../sessions/sessions.ts';

type Dependencies = Pick<Config, 'metricsToken'> & {
  sessions: Pick<Sessions, 'identify' | 'require'>;
  isOperator: (userId: string) => Promise<boolean>;
  isAnalyticsKey: (key: string) => Promise<boolean>;
  checkSignature: CheckSignature;
  clock: Clock;
};

/** How long ago an operator may have used their second factor. */
const maxOperatorSignInMs = 12 * 3_600_000;

/** Returns the session that a call needs. Throws if the call isn't allowed. */
export type CheckAccess = (contract: Contract, request: Request) => Promise<Session | undefined>;

/** Checks before every handler that the caller is one that the contract allows. */
export function createAccessCheck({
  sessions,
  metricsToken,
  isOperator,
  isAnalyticsKey,
  checkSignature,
  clock,
}: Dependencies): CheckAccess {
  const isMetricsKey = createBearerTest(metricsToken === undefined ? [] : [metricsToken]);

  const requireSession = (contract: Contract, request: Request) =>
    sessions.require(request, {
      isUnconfirmedAllowed: isOpen(request.body, contract.isOpenToUnconfirmed),
      isSecondFactorDueAllowed: isOpen(request.body, contract.isOpenToSecondFactorDue),
      isPasswordDueAllowed: isOpen(request.body, contract.isOpenToPasswordDue),
    });

  /** For anyone who isn't an operator, the desk doesn't exist. */
  const requireOperator = async (contract: Contract, request: Request) => {
    const session = await requireSession(contract, request);
    if (!(await isOperator(session.userId))) throw createNotFound();
    if (!session.hasSecondFactor) throw createFactorMissing();
    // A recovery code is no factor, and one that was removed no longer counts.
    const usedAt = session.secondFactorId === null ? null : session.secondFactorAt;
    if (!usedAt || clock.now().getTime() - usedAt.getTime() > maxOperatorSignInMs) {
      throw createReauthenticationRequired();
    }
    return session;
  };

  const requireState = async (request: Request, other: 'waiting' | 'refreshable') => {
    const found = await sessions.identify(request);
    if (found?.state !== 'live' && found?.state !== other) throw createSessionMissing();
    if (found.session.isPasswordDue) throw createPasswordMissing();
    return found.session;
  };

  return async (contract, request) => {
    switch (contract.access) {
      case 'session':
        return requireSession(contract, request);
      case 'operator':
        return requireOperator(contract, request);
      case 'live-or-waiting':
        return requireState(request, 'waiting');
      case 'live-or-refreshable':
        return requireState(request, 'refreshable');
      case 'carrier-signature':
        checkSignature(request);
        return undefined;
      case 'analytics-key':
        if (!(await isAnalyticsKey(parseBearer(request.headers.authorization)))) {
          throw createInvalidKey(
            'We don’t recognize this key. Send your source’s key as Authorization: Bearer.',
          );
        }
        return undefined;
      case 'metrics-key':
        if (!isMetricsKey(request.headers.authorization)) {
          throw createInvalidKey('Send the token as Authorization: Bearer.');
        }
        return undefined;
      case 'development':
        if (!isLocalRequest(request)) throw createNotFound();
        return undefined;
      default: {
        const { needsSessionFor } = contract;
        const isNeeded = needsSessionFor !== undefined && meets(request.body, needsSessionFor);
        return isNeeded ? requireSession(contract, request) : undefined;
      }
    }
  };
}

function createFactorMissing(): AppError {
  return new AppError(
    403,
    'factor_missing',
    'Please add a passkey or an authenticator app to your account first.',
  );
}

function isOpen(body: unknown, condition: true | BodyCondition | undefined): boolean {
  return condition === true || (condition !== undefined && meets(body, condition));
}

/** Whether a body that hasn't been parsed yet has this field and value. */
export function meets(body: unknown, { field, value }: BodyCondition): boolean {
  if (typeof body !== 'object' || body === null || !(field in body)) return false;
  return value === undefined || Reflect.get(body, field) === value;
}
