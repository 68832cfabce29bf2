import type { Request } from 'express';
import type { BodyCondition, Contract } from '../../../shared/api/contract.ts';
import { createNotFound } from '../errors.ts';
import { createBearerTest, createInvalidKey } from '../security/bearer-keys.ts';
import { isLocalRequest } from '../security/local-requests.ts';
import type { Session } from '../sessions/session.ts';
import { createSessionMissing, type Sessions } from '../sessions/sessions.ts';

type Dependencies = {
  sessions: Pick<Sessions, 'identify' | 'require'>;
  metricsToken: string | undefined;
};

/** Returns the session that a call needs, or throws when the call isn't allowed. */
export type CheckAccess = (contract: Contract, request: Request) => Promise<Session | undefined>;

/** The contract says who may call, and this checks it before every handler. */
export function createAccessCheck({ sessions, metricsToken }: Dependencies): CheckAccess {
  const isMetricsKey = createBearerTest(metricsToken === undefined ? [] : [metricsToken]);

  const requireSession = ({ isOpenToUnconfirmed, isOpenToSecondFactorDue }: Contract, request: Request) =>
    sessions.require(request, {
      isUnconfirmedAllowed:
        isOpenToUnconfirmed === true ||
        (isOpenToUnconfirmed !== undefined && meets(request.body, isOpenToUnconfirmed)),
      isSecondFactorDueAllowed: isOpenToSecondFactorDue ?? false,
    });

  const requireState = async (request: Request, other: 'waiting' | 'refreshable') => {
    const found = await sessions.identify(request);
    if (found?.state !== 'live' && found?.state !== other) throw createSessionMissing();
    return found.session;
  };

  return async (contract, request) => {
    switch (contract.access) {
      case 'session':
        return requireSession(contract, request);
      case 'live-or-waiting':
        return requireState(request, 'waiting');
      case 'live-or-refreshable':
        return requireState(request, 'refreshable');
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

/** Whether a body that hasn't been parsed yet has this field and value. */
export function meets(body: unknown, { field, value }: BodyCondition): boolean {
  if (typeof body !== 'object' || body === null || !(field in body)) return false;
  return value === undefined || Reflect.get(body, field) === value;
}
