import type { Request, Response } from 'express';
import type { SignedInResponse } from '../../../../shared/api/auth-user.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';

export type NewSession = { session: Session; token: string };

/** Sends the token of a session that has just started or been verified, and remembers the browser. */
export async function answerSignedIn(
  deps: AccountContext,
  { request, response }: { request: Request; response: Response },
  { session, token }: NewSession,
): Promise<SignedInResponse> {
  deps.sessions.sendToken(response, token);
  await rememberBrowser(deps, request, response, session);
  return buildSignedInResponse(deps.db, session, deps.clock.now());
}
