import type { Request } from 'express';
import type { DeviceSession, SessionResponse } from '../../../../shared/api/auth-user.ts';
import {
  endDevice,
  endOtherDevices,
  getSession,
  listDevices,
  refreshSession,
  signOut,
} from '../../../../shared/api/session.contract.ts';
import { createNotFound } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSecondFactorMissing, createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetOtherBrowsers } from '../codes/known-browsers.ts';
import { nameDevice } from '../users/device-name.ts';
import { buildSignedInResponse, presentNumber } from '../users/user-presenter.ts';

export function createSessionRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, logger, sessions } = deps;
  return [
    implement(getSession, async ({ request }) => presentSession(deps, await sessions.identify(request))),

    implement(refreshSession, async ({ request, response }) => {
      const refreshed = await sessions.refresh(request);
      // Keeps the cookie, because it may already contain the token of a newer sign-in.
      if (!refreshed) throw createSessionMissing();
      const { session, token } = refreshed;
      if (token !== undefined) sessions.sendToken(response, token);
      return buildSignedInResponse(db, session, clock.now());
    }),

    implement(signOut, async ({ request, response, body }) => {
      const found = await sessions.identify(request);
      if (found) await endForSignOut(deps, request, found.session, body.scope);
      sessions.clearToken(response);
    }),

    implement(listDevices, async ({ session: current }) => {
      const all = await sessions.list(db, current.userId);
      const devices = all.map((session) => presentDevice(session, current.id));
      return { sessions: devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
    }),

    implement(endDevice, async ({ session: current, path, request, response }) => {
      const all = await sessions.list(db, current.userId);
      const target = all.find((session) => session.id === path.id);
      if (!target) throw createNotFound();
      await db.transaction().execute(async (trx) => {
        if (target.id !== current.id) await sessions.requireStillFresh(trx, current);
        await sessions.end(trx, target.id);
      });
      logger.info({ userId: current.userId, sessionId: target.id }, 'session ended by its owner');
      if (target.id === current.id) sessions.clearToken(response);
      else await forgetOtherBrowsers(deps, request, current.userId);
    }),

    implement(endOtherDevices, async ({ session: current, request }) => {
      await db.transaction().execute(async (trx) => {
        await sessions.requireStillFresh(trx, current);
        await sessions.endAll(trx, current.userId, current.id);
      });
      await forgetOtherBrowsers(deps, request, current.userId);
      logger.info({ userId: current.userId }, 'other sessions ended by their owner');
    }),
  ];
}

async function presentSession(
  { db, clock }: AccountContext,
  found: Awaited<ReturnType<AccountContext['sessions']['identify']>>,
): Promise<SessionResponse> {
  const signedOut = { session: null, user: null };
  if (found?.state === 'live') return buildSignedInResponse(db, found.session, clock.now());
  if (found?.state === 'waiting') {
    return { ...signedOut, number: null, ...(await presentNumber(db, found.session.id)) };
  }
  return found ? { ...signedOut, isRefreshable: true } : signedOut;
}

async function endForSignOut(
  deps: AccountContext,
  request: Request,
  session: Session,
  scope: 'local' | 'global',
): Promise<void> {
  const { db, logger, sessions } = deps;
  const { userId, isWaiting, isPasswordDue } = session;
  // Before the new password or the second factor, this may not be the account's owner, so they can't sign out other
  // devices.
  const isGlobal = scope === 'global' && !isWaiting && !isPasswordDue;
  if (isGlobal && session.isSecondFactorDue) throw createSecondFactorMissing();
  if (isGlobal) {
    await sessions.endAll(db, userId);
    await forgetOtherBrowsers(deps, request, userId);
  } else await sessions.end(db, session.id);
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
