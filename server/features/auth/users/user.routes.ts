import type { Request, RequestHandler, Response } from 'express';
import { type UserUpdateRequest, userUpdateSchema } from '../../../../shared/api/auth.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { forgetOtherBrowsers } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { startEmailChange } from '../email/email-change.service.ts';
import { resendConfirmation } from '../email/email-sign-up.service.ts';
import { replaceUnprovenEmail } from '../email/unproven-email.service.ts';
import { changePassword } from '../passwords/password-change.service.ts';
import { startPhoneChange } from '../phone/phone.service.ts';
import { presentUser } from './user-presenter.ts';
import { updateUser } from './users.repository.ts';

const nextAfterResend = '/account?email_verified=1';

/** `PATCH /api/auth/user`, one kind of change at a time, and `POST /api/auth/user/resend`. */
export function createUserRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, hub, limit, sessions } = deps;

  const change: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    const body = parseBody(userUpdateSchema, request.body);
    const more = await applyChange(deps, { request, response, session, body });
    const { userId } = session;
    runOnResponseClosed(response, () => hub.publish({ name: 'user_updated', userId }));
    sendJson(response, 200, { user: await presentUser(db, userId), ...more });
  };

  const resend: RequestHandler = async (request, response) => {
    const session = await sessions.require(request);
    sendJson(response, 202, await resendConfirmation(deps, request, session, nextAfterResend));
  };

  const limitChanges = limit(rateLimits.userChange);
  const limitGuesses = limit(rateLimits.signInAccount);
  const limitTexts = limit(rateLimits.codeSend);
  /** Whoever took over a session may try passwords, and send texts, no more often here than elsewhere. */
  const limitByKind: RequestHandler = (request, response, next) => {
    const body: unknown = request.body;
    if (typeof body !== 'object' || body === null) return next();
    if ('currentPassword' in body) return limitGuesses(request, response, next);
    return 'phone' in body ? limitTexts(request, response, next) : next();
  };
  return [
    {
      method: 'PATCH',
      path: '/api/auth/user',
      handlers: [limitChanges, readJsonBody, limitByKind, change],
    },
    { method: 'POST', path: '/api/auth/user/resend', handlers: [limitChanges, readJsonBody, resend] },
  ];
}

type Change = { request: Request; response: Response; session: Session; body: UserUpdateRequest };

/** Returns what the answer gains: the wait before another email or text, and the number that this screen shows. */
async function applyChange(
  deps: AuthDependencies,
  { request, response, session, body }: Change,
): Promise<{ retryAfterSeconds?: number; number?: number }> {
  if ('password' in body) {
    deps.sessions.sendToken(response, await changePassword(deps, session, body));
    await forgetOtherBrowsers(deps, request, session.userId);
    return {};
  }
  const sender = await identifySender(deps, request);
  if ('email' in body) {
    const wanted = { session, email: body.email, sender };
    const replaced = session.isUnconfirmed && (await replaceUnprovenEmail(deps, wanted));
    return replaced || { retryAfterSeconds: await startEmailChange(deps, wanted) };
  }
  if ('phone' in body) {
    const browserHash = ensureBrowserBinding(request, response, deps.config);
    const { retryAfterSeconds } = await startPhoneChange(deps, {
      session,
      phone: body.phone,
      browserHash,
      sender,
    });
    return { retryAfterSeconds };
  }
  await updateUser(deps.db, session.userId, body.metadata, deps.clock.now());
  return {};
}
