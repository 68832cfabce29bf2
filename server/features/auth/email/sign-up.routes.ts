import { resendEmail, startEmailSignUp } from '../../../../shared/api/email-links.contract.ts';
import { signUp } from '../../../../shared/api/sign-in.contract.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { resendSignUp, startEmailSignUp as startSignUp } from './email-sign-up.service.ts';
import { signUpWithPassword } from './sign-up.service.ts';

/** Signing up with a password, or with only an email. */
export function createSignUpRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, sessions } = deps;
  return [
    implement(signUp, async ({ body, request, response }) => {
      const { session, token } = await signUpWithPassword(deps, body, request);
      sessions.sendToken(response, token);
      // Until the address is proven, this shows which of the accounts that wait for it is this person's.
      await rememberBrowser(deps, request, response, session);
      return buildSignedInResponse(db, session, clock.now());
    }),
    implement(startEmailSignUp, async ({ body, request, response }) => {
      const { answer, token } = await startSignUp(deps, request, body);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
    implement(resendEmail, async ({ body, request, response }) => {
      const { answer, token } = await resendSignUp(deps, request, body.email);
      if (token !== undefined) sessions.sendToken(response, token);
      return answer;
    }),
  ];
}
