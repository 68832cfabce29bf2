import type { Request, RequestHandler } from 'express';
import { signInSchema, signUpSchema } from '../../../../shared/api/auth.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { signUpWithPassword } from '../email/sign-up.service.ts';
import { buildSignedInAnswer } from '../users/user-presenter.ts';
import { signInWithPassword } from './sign-in.service.ts';

/** `POST /api/auth/sign-up` and `POST /api/auth/sign-in`, with a password. */
export function createSignInRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, sessions, limit } = deps;

  const signUp: RequestHandler = async (request, response) => {
    const { session, token } = await signUpWithPassword(deps, parseBody(signUpSchema, request.body), request);
    sessions.sendToken(response, token);
    sendJson(response, 201, await buildSignedInAnswer(db, session, clock.now()));
  };

  const signIn: RequestHandler = async (request, response) => {
    const { session, token } = await signInWithPassword(deps, parseBody(signInSchema, request.body), request);
    sessions.sendToken(response, token);
    await rememberBrowser(deps, request, response, session);
    sendJson(response, 200, await buildSignedInAnswer(db, session, clock.now()));
  };

  return [
    {
      method: 'POST',
      path: '/api/auth/sign-up',
      handlers: [limit(rateLimits.signUp), readJsonBody, signUp],
    },
    {
      method: 'POST',
      path: '/api/auth/sign-in',
      handlers: [
        limit(rateLimits.signIn),
        readJsonBody,
        limit(rateLimits.signInAccount, { keyOf: readEmail }),
        signIn,
      ],
    },
  ];
}

/** The address in a body that is not checked yet, to limit tries of one account. */
function readEmail({ body }: Request): string | undefined {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? normalizeEmail(email).slice(0, longestKey) : undefined;
}

const longestKey = 254;
