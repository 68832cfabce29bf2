import type { Request, RequestHandler } from 'express';
import { emailResendSchema, emailStartSchema, recoverSchema } from '../../../../shared/api/auth.ts';
import { normalizeEmail } from '../../../../shared/validation/email-address.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { requestRecovery } from '../passwords/recovery.service.ts';
import { resendSignUp, startEmailSignUp } from './email-sign-up.service.ts';

/** `POST /api/auth/email/start` and `…/resend` (the sign-up with an email alone), and `POST /api/auth/recover`. */
export function createEmailRoutes(deps: AuthDependencies): readonly Route[] {
  const { limit, sessions } = deps;

  const start: RequestHandler = async (request, response) => {
    const body = parseBody(emailStartSchema, request.body);
    const { answer, token } = await startEmailSignUp(deps, request, body);
    if (token !== undefined) sessions.sendToken(response, token);
    sendJson(response, 202, answer);
  };

  const resend: RequestHandler = async (request, response) => {
    const { email } = parseBody(emailResendSchema, request.body);
    const { answer, token } = await resendSignUp(deps, request, email);
    if (token !== undefined) sessions.sendToken(response, token);
    sendJson(response, 202, answer);
  };

  const recover: RequestHandler = async (request, response) => {
    const { email } = parseBody(recoverSchema, request.body);
    await requestRecovery(deps, request, email);
    sendJson(response, 202, { retryAfterSeconds: rateLimits.recoveryWait.windowSeconds });
  };

  const limitAddress = limit(rateLimits.signUp);
  return [
    { method: 'POST', path: '/api/auth/email/start', handlers: [limitAddress, readJsonBody, start] },
    { method: 'POST', path: '/api/auth/email/resend', handlers: [limitAddress, readJsonBody, resend] },
    {
      method: 'POST',
      path: '/api/auth/recover',
      handlers: [
        limit(rateLimits.recovery),
        readJsonBody,
        limit(rateLimits.recoveryRecipient, { keyOf: readRecipient }),
        limit(rateLimits.recoveryWait, { keyOf: readRecipient }),
        recover,
      ],
    },
  ];
}

function readRecipient({ body }: Request): string | undefined {
  const parsed = recoverSchema.safeParse(body);
  return parsed.success ? normalizeEmail(parsed.data.email) : undefined;
}
