import type { Request } from 'express';
import type { ExchangeRequest } from '../../../../shared/api/auth.ts';
import { AppError } from '../../../platform/errors.ts';
import { getBrowserBinding } from '../../../platform/sessions/browser-binding.ts';
import type { AccountContext } from '../account-context.ts';
import { exchangePurposes } from '../codes/codes.repository.ts';
import { identifySender } from '../codes/sender.ts';
import { applyGoogleCode } from '../google/google-account.ts';
import {
  type ExchangeContext,
  type Exchanged,
  type ExchangeResult,
  presentResult,
} from '../sessions/exchange-result.ts';
import { applyEmailedLink } from './email-link-results.ts';
import { inspectLink, isEmailed } from './link-inspection.ts';

/**
 * Uses the code of an emailed link or a Google sign-in, and does what the person has chosen. A second factor is still
 * required. Throws 400 `invalid_code`, `expired_code`, and `wrong_number`, and 409 `choice_required`,
 * `sign_in_required`, `signed_in_as_another`, and `email_taken`, which leave the code valid. 409 `proof_required` uses
 * up Google's code.
 */
export async function exchangeCode(
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
    const result = isEmailed(found)
      ? await applyEmailedLink(
          context,
          await inspectLink(deps, trx, found, { sessionId: current?.session.id, browserHash }),
          {
            choice,
            number,
          },
        )
      : await applyGoogleCode(context, found);
    if (result.kind === 'refused') return result;
    const { purpose, userId } = found;
    logger.info({ purpose, userId, result: result.kind }, 'link used');
    return presentResult(context, result, purpose);
  });
}
