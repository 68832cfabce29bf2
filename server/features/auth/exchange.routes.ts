import type { RequestHandler } from 'express';
import { exchangeSchema } from '../../../shared/api/auth.ts';
import { runAfterAnswer } from '../../platform/after-answer.ts';
import { readJsonBody } from '../../platform/json-body.ts';
import { rateLimits } from '../../platform/rate-limits.ts';
import type { Route } from '../../platform/routes.ts';
import { sendJson } from '../../platform/send-json.ts';
import { parseBody } from '../../platform/validate.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { exchangeCode } from './exchange.service.ts';

/** `POST /api/auth/exchange`: spends the code of a mail's link or of a Google sign-in. There is no GET that does. */
export function createExchangeRoutes(deps: AuthDependencies): readonly Route[] {
  const exchange: RequestHandler = async (request, response) => {
    const { code } = parseBody(exchangeSchema, request.body);
    const { answer, token, event } = await exchangeCode(deps, request, code);
    if (event) runAfterAnswer(response, () => deps.hub.publish(event));
    if (token !== undefined) deps.sessions.sendToken(response, token);
    sendJson(response, 200, answer);
  };
  return [
    {
      method: 'POST',
      path: '/api/auth/exchange',
      handlers: [deps.limit(rateLimits.exchange), readJsonBody, exchange],
    },
  ];
}
