import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { EmailSentResponse } from '../../../../shared/api/auth-user.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { requireResendWait } from '../codes/resend-wait.ts';
import { identifySender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { findUserByEmail, findUserById, insertUser } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import { removeUnprovenAccount } from './revoke-unproven-access.ts';

const nextAfterSignUp = '/onboarding';

/** `token` is the token of this browser's waiting session, if that is new. */
export type StartedSignUp = { answer: EmailSentResponse; token: string | undefined };

/**
 * Starts a sign-up with only an email: an account without a password, a session that waits in this browser, and an
 * emailed link. A browser that already waits for this address gets another link. Throws 409 `email_taken`, and 429
 * `rate_limited` before the resend wait is over.
 */
export async function startEmailSignUp(
  deps: AccountContext,
  request: Request,
  { email, name }: { email: string; name?: string | undefined },
): Promise<StartedSignUp> {
  const { db, clock, logger, sessions } = deps;
  const named = await sessions.findWaiting(request);
  const sender = await identifySender(deps, request);
  const begun = await db.transaction().execute(async (trx) => {
    // Loads it again, because a parallel call may have ended it or signed it in.
    const found = named && (await sessions.findById(trx, named.id));
    const waiting = found?.isWaiting ? found : undefined;
    if (await findUserByEmail(trx, email)) throw createEmailTaken();
    const begun = waiting && (await findUserById(trx, waiting.userId));
    const isSame = begun?.unprovenEmail === email;
    // Once a typo is corrected, the browser no longer waits for the owner of the wrong address.
    if (begun && !isSame) await removeUnprovenAccount(deps, trx, begun);
    const pending = { unprovenEmail: email, requiresPasswordReset: true };
    const user = begun && isSame ? begun : await insertUser(trx, randomUUID(), pending, clock.now());
    requireResendWait(user.confirmationAttempts, user.confirmationSentAt, clock.now());
    const own = isSame ? waiting : undefined;
    const start = { userId: user.id, method: 'email_link', isWaiting: true, request } as const;
    const { session, token } = own ? { session: own, token: undefined } : await sessions.start(trx, start);
    const confirmation = { user, askedBy: session, next: nextAfterSignUp, sender, name };
    return { answer: await sendConfirmation(deps, trx, confirmation), token };
  });
  logger.info({ userId: begun.answer.userId, attempts: begun.answer.attempts }, 'sign-up link sent');
  return begun;
}

/**
 * Sends another link: to the signed-in person if it's their address, and otherwise like {@link startEmailSignUp}, so
 * that a stranger finds out nothing more.
 */
export async function resendSignUp(
  deps: AccountContext,
  request: Request,
  email: string,
): Promise<StartedSignUp> {
  const session = await deps.sessions.find(request);
  const user = session && (await findUserById(deps.db, session.userId));
  if (!session || user?.unprovenEmail !== email) return startEmailSignUp(deps, request, { email });
  return { answer: await resendConfirmation(deps, request, session, nextAfterSignUp), token: undefined };
}

/** Sends a signed-in person's confirmation link again. Throws 429 `rate_limited` before the resend wait is over. */
export async function resendConfirmation(
  deps: AccountContext,
  request: Request,
  session: Session,
  next: string,
): Promise<EmailSentResponse> {
  const sender = await identifySender(deps, request);
  return deps.db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, session.userId);
    if (!user?.unprovenEmail) {
      throw new AppError(422, 'invalid_input', authMessages.email.confirmedAlready);
    }
    requireResendWait(user.confirmationAttempts, user.confirmationSentAt, deps.clock.now());
    return sendConfirmation(deps, trx, { user, askedBy: session, next, sender });
  });
}

/** Only the sign-up form shows a shorter text at its field. */
export function createEmailTaken(options: { fields?: { email: string } } = {}): AppError {
  return new AppError(409, 'email_taken', authMessages.email.registered, options);
}
