import { signIn } from '../../../../shared/api/sign-in.contract.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { signInWithPassword } from './sign-in.service.ts';

export function createSignInRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, sessions } = deps;
  return [
    implement(
      signIn,
      async ({ body, request, response }) => {
        const { session, token } = await signInWithPassword(deps, body, request);
        sessions.sendToken(response, token);
        await rememberBrowser(deps, request, response, session);
        return buildSignedInResponse(db, session, clock.now());
      },
      { limitKey: findEmail },
    ),
  ];
}

const maxKeyLength = 254;

/** Finds the address in a body that isn't validated yet, to limit the attempts on one account. */
function findEmail(body: unknown): string | undefined {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? normalizeEmail(email).slice(0, maxKeyLength) : undefined;
}
