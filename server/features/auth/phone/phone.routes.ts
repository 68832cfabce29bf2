import type { Request, RequestHandler } from 'express';
import { phoneStartSchema, phoneVerifySchema } from '../../../../shared/api/auth.ts';
import { readJsonBody } from '../../../platform/http/bodies/json-body.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { parseBody } from '../../../platform/http/validate.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { readConsentSource } from '../users/consent-source.ts';
import { buildSignedInAnswer } from '../users/user-presenter.ts';
import { startPhoneSignIn } from './phone.service.ts';
import { confirmPhoneChange, signInByPhone } from './phone-verification.service.ts';

/** `POST /api/auth/phone/start` and `…/verify`. */
export function createPhoneRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, config, sessions, limit } = deps;

  const start: RequestHandler = async (request, response) => {
    const { phone, name } = parseBody(phoneStartSchema, request.body);
    const page = readConsentSource(request, config.publicOrigin, '/signin');
    const browserHash = ensureBrowserBinding(request, response, config);
    const sender = await identifySender(deps, request);
    sendJson(response, 202, await startPhoneSignIn(deps, { phone, name, page, browserHash, sender }));
  };

  const verify: RequestHandler = async (request, response) => {
    const { phone, token: code, type } = parseBody(phoneVerifySchema, request.body);
    if (type === 'phone_change') {
      const session = await sessions.require(request);
      await confirmPhoneChange(deps, request, session, { phone, code });
      await rememberBrowser(deps, request, response, session);
      sendJson(response, 200, await buildSignedInAnswer(db, session, clock.now()));
    } else {
      const { session, token } = await signInByPhone(deps, request, { phone, code });
      sessions.sendToken(response, token);
      await rememberBrowser(deps, request, response, session);
      sendJson(response, 200, await buildSignedInAnswer(db, session, clock.now()));
    }
  };

  return [
    {
      method: 'POST',
      path: '/api/auth/phone/start',
      handlers: [limit(rateLimits.codeSend), readJsonBody, start],
    },
    {
      method: 'POST',
      path: '/api/auth/phone/verify',
      handlers: [
        limit(rateLimits.signIn),
        readJsonBody,
        limit(rateLimits.signInAccount, { keyOf: readPhoneOfBody }),
        verify,
      ],
    },
  ];
}

/** The last digits of a number in a body that is not checked yet: the same for every way to write the number. */
function readPhoneOfBody({ body }: Request): string | undefined {
  const phone: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'phone') : undefined;
  return typeof phone === 'string' ? phone.replaceAll(/\D/g, '').slice(-keyLength) : undefined;
}

const keyLength = 8;
