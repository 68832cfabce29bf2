import { createInvalidInput } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { releaseConfirmations } from '../codes/codes.repository.ts';
import type { Sender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { findUserByEmail, findUserById, updateUser } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import { createEmailTaken } from './email-sign-up.service.ts';

const nextAfterSignUp = '/onboarding';

/**
 * Replaces an address that no one has verified, and emails a link to the new one. Returns
 * the wait before another email and this screen's number, or nothing if the old address was just verified. Throws 403
 * `reauthentication_required`, 409 `email_taken`, 422 for the current address, and 429 `rate_limited`.
 */
export async function replaceUnprovenEmail(
  deps: AccountContext,
  { session, email, sender }: { session: Session; email: string; sender: Sender },
): Promise<{ retryAfterSeconds: number; number: number } | undefined> {
  const { userId } = session;
  const sent = await deps.db.transaction().execute(async (trx) => {
    await deps.sessions.requireStillFresh(trx, session);
    const user = await findUserById(trx, userId);
    if (!user) throw createSessionMissing();
    if (user.emailConfirmedAt) return undefined;
    if (user.unprovenEmail === email) throw createInvalidInput({ email: authMessages.email.unchanged });
    const now = deps.clock.now();
    if (await findUserByEmail(trx, email)) throw createEmailTaken();
    await releaseConfirmations(trx, userId);
    await deps.codes.voidCodes(trx, userId, ['email_change', 'recovery']);
    await updateUser(trx, userId, { unprovenEmail: email, newEmail: null }, now);
    const changed = { ...user, unprovenEmail: email };
    return sendConfirmation(deps, trx, { user: changed, askedBy: session, next: nextAfterSignUp, sender });
  });
  if (!sent) return undefined;
  deps.logger.info({ userId }, 'unproven address replaced');
  return { retryAfterSeconds: sent.retryAfterSeconds, number: sent.number };
}
