import type { RequestHandler } from 'express';
import { exchangeSchema, linkSchema } from '../../../../shared/api/auth.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { describeLink } from '../email/link.service.ts';
import { exchangeCode } from './exchange.service.ts';

/**
 * `POST /api/auth/link` says what the code of an email's link or of a Google sign-in would do, and `POST
 * /api/auth/exchange` spends it. There is no GET that does.
 */
export function createExchangeRoutes(deps: AuthDependencies): readonly Route[] {
  const exchange: RequestHandler = async (request, response) => {
    const body = parseBody(exchangeSchema, request.body);
    const { answer, token, event } = await exchangeCode(deps, request, body);
    if (event) runOnResponseClosed(response, () => deps.hub.publish(event));
    if (token !== undefined) deps.sessions.sendToken(response, token);
    if ('session' in answer) {
      const { user, nextStep } = answer;
      const session = { userId: user.id, isWaiting: false, isSecondFactorDue: nextStep === 'mfa' };
      await rememberBrowser(deps, request, response, session);
    }
    sendJson(response, 200, answer);
  };
  const describe: RequestHandler = async (request, response) => {
    const { code } = parseBody(linkSchema, request.body);
    sendJson(response, 200, await describeLink(deps, request, code));
  };
  return [
    {
      method: 'POST',
      path: '/api/auth/link',
      handlers: [deps.limit(rateLimits.link), readJsonBody, describe],
    },
    {
      method: 'POST',
      path: '/api/auth/exchange',
      handlers: [deps.limit(rateLimits.exchange), readJsonBody, exchange],
    },
  ];
}
