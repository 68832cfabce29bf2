import type { Request, RequestHandler } from 'express';
import { factorEnrollSchema, factorVerifySchema } from '../../../../shared/api/auth.ts';
import type { FactorVerifiedAnswer, RecoveryCodesAnswer } from '../../../../shared/api/factors.ts';
import { createNotFound } from '../../../platform/errors.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendEmpty, sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { buildSignedInAnswer } from '../users/user-presenter.ts';
import { verifyFactorCode } from './factor-verification.service.ts';
import { type Factor, findFactor } from './factors.repository.ts';
import { challengeFactor, enrollFactor, removeFactor, renewRecoveryCodes } from './factors.service.ts';

/** Authenticator apps (TOTP) as the second factor, and the recovery codes that stand in for them. */
export function createFactorRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, hub, limit, sessions } = deps;

  const enroll: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    sessions.requireFresh(session);
    const { friendlyName } = parseBody(factorEnrollSchema, request.body ?? {});
    sendJson(response, 201, await enrollFactor(deps, session.userId, friendlyName));
  };

  const challenge: RequestHandler = async (request, response) => {
    const { session, factor } = await requireFactor(deps, request);
    sendJson(response, 201, await challengeFactor(deps, factor.id, session.id));
  };

  const verify: RequestHandler = async (request, response) => {
    const found = await requireFactor(deps, request);
    const body = parseBody(factorVerifySchema, request.body);
    const { session, token, recoveryCodes } = await verifyFactorCode(deps, { ...found, ...body });
    sessions.sendToken(response, token);
    await rememberBrowser(deps, request, response, session);
    const { userId } = session;
    if (!found.factor.isVerified) {
      runOnResponseClosed(response, () => hub.publish({ name: 'user_updated', userId }));
    }
    const answer: FactorVerifiedAnswer = await buildSignedInAnswer(db, session, clock.now());
    sendJson(response, 200, recoveryCodes ? { ...answer, recoveryCodes } : answer);
  };

  const remove: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    const factor = await findOwnFactor(deps, request, session);
    if (factor.isVerified) sessions.requireFresh(session);
    await removeFactor(deps, factor);
    sendEmpty(response);
  };

  const renewCodes: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    sessions.requireFresh(session);
    const answer: RecoveryCodesAnswer = { recoveryCodes: await renewRecoveryCodes(deps, session.userId) };
    sendJson(response, 201, answer);
  };

  const path = '/api/auth/factors';
  const limited = limit(rateLimits.factors);
  return [
    { method: 'POST', path, handlers: [limited, readJsonBody, enroll] },
    { method: 'POST', path: `${path}/recovery-codes`, handlers: [limited, renewCodes] },
    { method: 'POST', path: `${path}/:id/challenge`, handlers: [limited, challenge] },
    { method: 'POST', path: `${path}/:id/verify`, handlers: [limited, readJsonBody, verify] },
    { method: 'DELETE', path: `${path}/:id`, handlers: [limited, remove] },
  ];
}

type Dependencies = Pick<AuthDependencies, 'db' | 'sessions'>;

/** A factor to be answered. While one is due, it can only be one that is on already. */
async function requireFactor(
  deps: Dependencies,
  request: Request,
): Promise<{ session: Session; factor: Factor }> {
  const session = await deps.sessions.requireAnyLevel(request);
  const factor = await findOwnFactor(deps, request, session);
  if (!factor.isVerified) await deps.sessions.require(request);
  return { session, factor };
}

/** Throws 404 for an unknown id as for another person's. */
async function findOwnFactor(
  { db }: Dependencies,
  { params }: Request,
  { userId }: Session,
): Promise<Factor> {
  const { id } = params;
  const factor = typeof id === 'string' ? await findFactor(db, userId, id) : undefined;
  if (!factor) throw createNotFound();
  return factor;
}
