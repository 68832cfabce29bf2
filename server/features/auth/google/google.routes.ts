import type { Request, Response } from 'express';
import { finishGoogle, startGoogle } from '../../../../shared/api/sign-in.contract.ts';
import { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { findOtherOrigin } from '../../../platform/security/own-origins.ts';
import { ensureBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import { authMessages } from '../messages.ts';
import { type GoogleAnswer, parseGoogleAnswer } from './google-answer.ts';
import { createGoogleState, parseNext } from './google-state.ts';
import { type GooglePassport, loadGoogle } from './google-strategy.ts';

/** Tells the callback page that the sign-in failed. The log says why. */
const failed = { error: 'google' };
const codeMinutes = 5;
const withoutSession = { session: false };

/** A redirect without the body that Express would add. */
function redirect(response: Response, location: string): void {
  response.status(302).location(location).end();
}

/**
 * `GET /api/auth/google` redirects to Google. `…/callback` handles the return and gives the page a one-time code that
 * is bound to this browser. The account is found or created when the page sends the code to `/api/auth/exchange`.
 */
export function createGoogleRoutes(deps: AccountContext): readonly Route[] {
  const { config, codes, db, logger } = deps;
  const { google } = config;

  const goToPage = (request: Request, response: Response, query: Record<string, string>) => {
    const origin = findOtherOrigin(request.headers.host, config) ?? '';
    redirect(response, `${origin}/auth/callback?${new URLSearchParams(query)}`);
  };
  if (!google) {
    return [
      implement(startGoogle, refuse),
      implement(finishGoogle, ({ request, response }) => goToPage(request, response, failed)),
    ];
  }

  const store = createGoogleState(deps);
  let loading: Promise<GooglePassport> | undefined;
  const load = () => {
    loading ??= loadGoogle({ google, publicOrigin: config.publicOrigin, store });
    return loading;
  };

  const leave = async (request: Request, response: Response) => {
    const otherOrigin = findOtherOrigin(request.headers.host, config);
    if (otherOrigin !== undefined) {
      const query = new URLSearchParams({ next: parseNext(request) });
      return redirect(response, `${otherOrigin}${startGoogle.path}?${query}`);
    }
    const passport = await load();
    const giveUp = () => goToPage(request, response, failed);
    passport.authenticate('google', withoutSession, giveUp)(request, response, giveUp);
  };

  const issueCode = async (request: Request, response: Response) => {
    const answer = await askPassport(await load(), request, response);
    if ('refusal' in answer) {
      logger.info({ ...answer.refusal }, 'google sign-in refused');
      return failed;
    }
    const { claims, next } = answer;
    const { code } = await codes.issueLink(db, {
      purpose: 'google',
      target: claims.email,
      browserHash: ensureBrowserBinding(request, response, config),
      payload: { ...claims, next },
      lifeMinutes: codeMinutes,
    });
    return { code, next };
  };

  const comeBack = async (request: Request, response: Response) => {
    const query = await issueCode(request, response).catch((cause: unknown) => {
      logger.error({ err: cause }, 'google sign-in failed');
      return failed;
    });
    store.clear(request, response);
    goToPage(request, response, query);
  };

  return [
    implement(startGoogle, ({ request, response }) => leave(request, response)),
    implement(finishGoogle, ({ request, response }) => comeBack(request, response)),
  ];
}

function refuse(): never {
  throw new AppError(503, 'google_unavailable', authMessages.google.notSetUp);
}

async function askPassport(
  passport: GooglePassport,
  request: Request,
  response: Response,
): Promise<GoogleAnswer> {
  // Without either, passport would redirect to Google again and never call back.
  if (!request.query.code && !request.query.error) return { refusal: { reason: 'empty' } };
  return new Promise((resolve) => {
    const settle = (error: unknown, profile?: unknown, info?: unknown) =>
      resolve(parseGoogleAnswer(error, profile, info));
    passport.authenticate('google', withoutSession, settle)(request, response, settle);
  });
}
