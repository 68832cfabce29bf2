import type { IncomingMessage } from 'node:http';
import type { ExchangeAnswer } from '../../../shared/api/auth-user.ts';
import { sanitizeNext } from '../../../shared/validation/next-path.ts';
import { readBrowser } from '../../platform/browser-id.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthEvent } from '../../platform/event-hub.ts';
import type { Logger } from '../../platform/logger.ts';
import { findSessionById } from '../../platform/sessions.repository.ts';
import type { Session } from '../../platform/sessions.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { touchIdentity } from './identities.repository.ts';
import { applyCode, exchangePurposes, type LinkOutcome } from './link-outcomes.ts';
import { buildSignedInAnswer } from './present.ts';

const defaultNext = '/onboarding';

type Exchanged = {
  answer: ExchangeAnswer;
  token: string | undefined;
  /** To be published once the answer with the token has left. */
  event: AuthEvent | undefined;
};

/**
 * Spends the code of a mail's link or of a Google sign-in, does what it is for, and signs this browser in. A second
 * factor stays due. Throws 400 `invalid_code` or `expired_code`, and 409 `email_taken`.
 */
export async function exchangeCode(
  deps: AuthDependencies,
  request: IncomingMessage,
  code: string,
): Promise<Exchanged> {
  const { db, clock, codes, logger, sessions } = deps;
  const browserHash = readBrowser(request, deps.config);
  const current = (await sessions.identify(request))?.session;
  const spend = db.transaction().execute(async (trx) => {
    const spent = await codes.spendLink(trx, code, exchangePurposes, browserHash);
    const outcome = await applyCode(deps, trx, spent, current?.id ?? null);
    const { session, token } = await signIn(deps, trx, { outcome, request, current });
    const next = sanitizeNext(outcome.next, defaultNext);
    const answer = await buildSignedInAnswer(trx, session, clock.now());
    return { token, outcome, answer: { ...answer, next, purpose: spent.purpose } };
  });
  const { answer, token, outcome } = await spend.catch((cause) => logRefusal(logger, cause));
  const { userId } = outcome;
  logger.info({ userId, sessionId: answer.session.id, purpose: answer.purpose }, 'signed in by code');
  return { answer, token, event: outcome.event && { name: outcome.event, userId } };
}

type SignIn = { outcome: LinkOutcome; request: IncomingMessage; current: Session | undefined };

/**
 * A browser that is the person's already keeps its session, under a new token; any other gets one of its own. A browser
 * that is signed in to another account stays there: a stranger's link must not move a person into the stranger's account.
 */
async function signIn(deps: AuthDependencies, trx: Db, { outcome, request, current }: SignIn) {
  const { clock, sessions } = deps;
  const { userId, method } = outcome;
  if (method !== 'google') await touchIdentity(trx, userId, 'email', clock.now());
  // Read again: the code may have ended it or, when it waited, signed it in.
  const kept = current && method === 'email_link' && (await findSessionById(trx, current.id));
  // Nothing was proven about the other account, so its session gains nothing either.
  if (kept && kept.userId !== userId && !kept.isWaiting) return { session: kept, token: undefined };
  const own = kept && kept.userId === userId ? kept : undefined;
  if (own) {
    const token = await sessions.raise(trx, own.id, {});
    return { session: (await findSessionById(trx, own.id)) ?? own, token };
  }
  const userAgent = request.headers['user-agent'];
  return sessions.start(trx, { userId, method, userAgent, replacing: request });
}

function logRefusal(logger: Logger, cause: unknown): never {
  if (cause instanceof AppError) logger.warn({ code: cause.code }, 'code refused');
  throw cause;
}
