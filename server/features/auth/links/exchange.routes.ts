import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { ExchangeRequest } from '../../../../shared/api/auth.ts';
import {
  type ExchangePurpose,
  type ExchangeResponse,
  exchangePurposes,
  type LinkResponse,
} from '../../../../shared/api/auth-links.ts';
import {
  describeLink as describeContract,
  exchangeCode as exchangeContract,
} from '../../../../shared/api/email-links.contract.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { AppError } from '../../../platform/errors.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import type { AuthEvent } from '../../../platform/jobs/event-hub.ts';
import { getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { identifySender } from '../codes/sender.ts';
import { applyGoogleCode } from '../google/google-account.ts';
import type { ExchangeContext, ExchangeResult } from '../sessions/exchange-result.ts';
import { nameDevice } from '../users/device-name.ts';
import { buildSignedInResponse } from '../users/user-presenter.ts';
import { applyEmailedLink } from './email-link-results.ts';
import { inspectLink, isEmailed } from './link-inspection.ts';

/** Routes that describe and use the code of an emailed link or a Google sign-in. A GET never uses a code. */
export function createExchangeRoutes(deps: AccountContext): readonly Route[] {
  return [
    implement(describeContract, ({ body, request }) => describeLink(deps, request, body.code)),
    implement(exchangeContract, async ({ body, request, response }) => {
      const { answer, token, event } = await exchangeCode(deps, request, body);
      if (event) runOnResponseClosed(response, () => deps.hub.publish(event));
      if (token !== undefined) deps.sessions.sendToken(response, token);
      if ('session' in answer) {
        const { user, nextStep } = answer;
        const session = { userId: user.id, isWaiting: false, isSecondFactorDue: nextStep !== undefined };
        await rememberBrowser(deps, request, response, session);
      }
      return answer;
    }),
  ];
}

/**
 * Uses the code of an emailed link or a Google sign-in, and does what the person has chosen. A second factor is still
 * required. Throws 400 `invalid_code`, `expired_code`, and `wrong_number`, and 409 `choice_required`,
 * `sign_in_required`, `signed_in_as_another`, and `email_taken`, which leave the code valid. 409 `proof_required` uses
 * up Google's code.
 */
async function exchangeCode(
  deps: AccountContext,
  request: Request,
  { code, choice, number }: ExchangeRequest,
): Promise<Exchanged> {
  try {
    const outcome = await runExchange(deps, request, { code, choice, number });
    // Thrown after the commit, so that the attempt stays counted.
    if (!('error' in outcome)) return outcome;
    if (outcome.event) deps.hub.publish(outcome.event);
    throw outcome.error;
  } catch (cause) {
    if (cause instanceof AppError) {
      deps.logger.warn({ code: cause.code }, 'code refused');
    }
    throw cause;
  }
}

async function runExchange(
  deps: AccountContext,
  request: Request,
  { code, choice, number }: ExchangeRequest,
): Promise<Exchanged | Extract<ExchangeResult, { kind: 'refused' }>> {
  const { db, codes, config, logger, sessions } = deps;
  const browserHash = getBrowserBinding(request, config);
  const current = await sessions.identify(request);
  const sender = await identifySender(deps, request);
  return db.transaction().execute(async (trx) => {
    const found = await codes.findLink(trx, code, exchangePurposes, browserHash);
    const spend = () => codes.spendLink(trx, found);
    const context: ExchangeContext = { deps, trx, request, current, browserHash, sender, spend };
    const apply = async () => {
      if (!isEmailed(found)) return applyGoogleCode(context, found);
      const opener = { sessionId: current?.session.id, browserHash };
      return applyEmailedLink(context, await inspectLink(deps, trx, found, opener), { choice, number });
    };
    const result = await apply();
    if (result.kind === 'refused') return result;
    const { purpose, userId } = found;
    logger.info({ purpose, userId, result: result.kind }, 'link used');
    return presentResult(context, result, purpose);
  });
}

/**
 * Says what the code of an emailed link or of a Google sign-in would do in this browser. Changes nothing, and
 * identifies the account only by the address that the link was sent to. Throws 400 `invalid_code` or `expired_code`.
 */
async function describeLink(
  deps: AccountContext,
  request: IncomingMessage,
  code: string,
): Promise<LinkResponse> {
  const { db, codes, config, sessions } = deps;
  const browserHash = getBrowserBinding(request, config);
  const sessionId = (await sessions.identify(request))?.session.id;
  return db.transaction().execute(async (trx) => {
    const found = await codes.findLink(trx, code, exchangePurposes, browserHash);
    if (!isEmailed(found)) return describeGoogle(found, request);
    const link = await inspectLink(deps, trx, found, { sessionId, browserHash });
    const { device, isThisBrowser, isSignedInAsAnother, choices } = link;
    return { ...describeCode(found), device, isThisBrowser, isSignedInAsAnother, choices };
  });
}

/** A Google code works only in the browser that was sent to Google. */
function describeGoogle(code: LinkCode<LinkResponse['purpose']>, { headers }: IncomingMessage): LinkResponse {
  const device = nameDevice(headers['user-agent'] ?? '');
  return { ...describeCode(code), device, isThisBrowser: true, isSignedInAsAnother: false, choices: [] };
}

function describeCode({ purpose, createdAt, target }: LinkCode<LinkResponse['purpose']>) {
  return { purpose, startedAt: createdAt.toISOString(), email: maskEmail(target) };
}

/** Shortens an address so that its owner still recognizes it: to the first letter and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}

type Exchanged = {
  answer: ExchangeResponse;
  token?: string;
  /** Published after the response with the token was sent. */
  event?: AuthEvent | undefined;
};

const defaultNext = '/onboarding';

async function presentResult(
  { deps, trx }: ExchangeContext,
  result: Exclude<ExchangeResult, { kind: 'refused' }>,
  purpose: ExchangePurpose,
): Promise<Exchanged> {
  if (result.kind === 'removed') return { answer: { removed: true } };
  if (result.kind === 'continues-elsewhere') {
    return {
      answer: { continuesElsewhere: true },
      event: { name: 'email_confirmed', userId: result.userId },
    };
  }
  const { session, token, event } = result;
  const next = sanitizeNext(result.next, defaultNext);
  const answer = await buildSignedInResponse(trx, session, deps.clock.now());
  return {
    answer: { ...answer, next, purpose },
    token,
    event: event && { name: event, userId: session.userId },
  };
}
