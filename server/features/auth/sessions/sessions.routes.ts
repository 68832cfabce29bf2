import type { RequestHandler } from 'express';
import { signOutSchema } from '../../../../shared/api/auth.ts';
import type { DeviceSession, DevicesAnswer, SessionAnswer } from '../../../../shared/api/auth-user.ts';
import { createNotFound } from '../../../platform/errors.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendEmpty, sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSecondFactorMissing, createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { nameDevice } from '../users/device-name.ts';
import { buildSignedInAnswer, presentNumber } from '../users/user-presenter.ts';

/** Reading, refreshing and ending sessions. */
export function createSessionRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, logger, sessions, limit } = deps;

  const readSession: RequestHandler = async (request, response) => {
    const found = await sessions.identify(request);
    sendJson(response, 200, await presentSession(deps, found));
  };

  const refresh: RequestHandler = async (request, response) => {
    const refreshed = await sessions.refresh(request);
    // The cookie stays: by now it may hold the token of a newer sign-in.
    if (!refreshed) throw createSessionMissing();
    const { session, token } = refreshed;
    if (token !== undefined) sessions.sendToken(response, token);
    sendJson(response, 200, await buildSignedInAnswer(db, session, clock.now()));
  };

  const signOut: RequestHandler = async (request, response) => {
    const { scope } = parseBody(signOutSchema, request.body ?? {});
    const found = await sessions.identify(request);
    if (found) await endForSignOut(deps, found.session, scope);
    sessions.clearToken(response);
    sendEmpty(response);
  };

  const listDevices: RequestHandler = async (request, response) => {
    const current = await sessions.require(request);
    const all = await sessions.list(db, current.userId);
    const devices = all.map((session) => presentDevice(session, current.id));
    devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    const answer: DevicesAnswer = { sessions: devices };
    sendJson(response, 200, answer);
  };

  const endDevice: RequestHandler = async (request, response) => {
    const current = await sessions.require(request);
    const { id } = request.params;
    const all = await sessions.list(db, current.userId);
    const target = all.find((session) => session.id === id);
    if (!target) throw createNotFound();
    await sessions.end(db, target.id);
    logger.info({ userId: current.userId, sessionId: target.id }, 'session ended by its owner');
    if (target.id === current.id) sessions.clearToken(response);
    sendEmpty(response);
  };

  const endOtherDevices: RequestHandler = async (request, response) => {
    const current = await sessions.require(request);
    await sessions.endAll(db, current.userId, current.id);
    logger.info({ userId: current.userId }, 'other sessions ended by their owner');
    sendEmpty(response);
  };

  return [
    { method: 'GET', path: '/api/auth/session', handlers: [readSession] },
    { method: 'POST', path: '/api/auth/refresh', handlers: [limit(rateLimits.refresh), refresh] },
    { method: 'POST', path: '/api/auth/sign-out', handlers: [readJsonBody, signOut] },
    { method: 'GET', path: '/api/auth/sessions', handlers: [listDevices] },
    { method: 'DELETE', path: '/api/auth/sessions', handlers: [endOtherDevices] },
    { method: 'DELETE', path: '/api/auth/sessions/:id', handlers: [endDevice] },
  ];
}

async function presentSession(
  { db, clock }: AuthDependencies,
  found: Awaited<ReturnType<AuthDependencies['sessions']['identify']>>,
): Promise<SessionAnswer> {
  const signedOut = { session: null, user: null };
  if (found?.state === 'live') return buildSignedInAnswer(db, found.session, clock.now());
  if (found?.state === 'waiting') {
    return { ...signedOut, number: null, ...(await presentNumber(db, found.session.id)) };
  }
  return found ? { ...signedOut, isRefreshable: true } : signedOut;
}

async function endForSignOut(
  { db, logger, sessions }: AuthDependencies,
  session: Session,
  scope: 'local' | 'global',
): Promise<void> {
  const { userId } = session;
  // Who has not shown the second factor yet is not the person for certain, so other devices are not theirs to end.
  const isGlobal = scope === 'global' && !session.isWaiting;
  if (isGlobal && session.isSecondFactorDue) throw createSecondFactorMissing();
  if (isGlobal) await sessions.endAll(db, userId);
  else await sessions.end(db, session.id);
  logger.info({ userId, scope }, 'signed out');
}

function presentDevice(session: Session, currentId: string): DeviceSession {
  return {
    id: session.id,
    isCurrent: session.id === currentId,
    device: nameDevice(session.userAgent),
    method: session.method,
    aal: session.aal,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.refreshedAt.toISOString(),
  };
}
