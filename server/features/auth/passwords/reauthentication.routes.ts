import type { Request, RequestHandler } from 'express';
import { proofSchema } from '../../../../shared/api/auth.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendEmpty, sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { forgetBrowser } from '../codes/known-browsers.ts';
import { deleteAccount } from '../users/account-deletion.service.ts';
import { buildSignedInAnswer } from '../users/user-presenter.ts';
import { reauthenticate } from './reauthentication.service.ts';
import { proveIdentity, sendReauthenticationCode } from './reauthentication.ts';

/**
 * `POST /api/auth/user/code`, and what asks a signed-in person for proof of who they are: `POST
 * /api/auth/reauthenticate` and `DELETE /api/auth/user`.
 */
export function createReauthenticationRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, config, sessions, limit } = deps;
  const found = new WeakMap<Request, Session>();

  const sendCode: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    const browserHash = ensureBrowserBinding(request, response, config);
    sendJson(response, 202, await sendReauthenticationCode(deps, { request, session, browserHash }));
  };

  const findSession: RequestHandler = async (request, _response, next) => {
    found.set(request, await sessions.require(request));
    next();
  };

  /** Once the proof in the body has been checked. */
  const takeProof = async (request: Request): Promise<Session> => {
    const session = found.get(request);
    if (!session) throw createSessionMissing();
    await proveIdentity(deps, request, session, parseBody(proofSchema, request.body));
    return session;
  };

  // One count for both routes: they check the same secrets.
  const guard: readonly RequestHandler[] = [
    limit(rateLimits.signIn),
    readJsonBody,
    findSession,
    limit(rateLimits.signInAccount, { keyOf: (request) => found.get(request)?.userId }),
  ];

  const confirm: RequestHandler = async (request, response) => {
    const { session, token } = await reauthenticate(deps, await takeProof(request));
    sessions.sendToken(response, token);
    sendJson(response, 200, await buildSignedInAnswer(db, session, clock.now()));
  };

  const deleteUser: RequestHandler = async (request, response) => {
    const { userId } = await takeProof(request);
    await deleteAccount(deps, userId);
    sessions.clearToken(response);
    forgetBrowser(response, config);
    sendEmpty(response);
  };

  return [
    {
      method: 'POST',
      path: '/api/auth/user/code',
      handlers: [limit(rateLimits.codeSend), readJsonBody, sendCode],
    },
    { method: 'POST', path: '/api/auth/reauthenticate', handlers: [...guard, confirm] },
    { method: 'DELETE', path: '/api/auth/user', handlers: [...guard, deleteUser] },
  ];
}
