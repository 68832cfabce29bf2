import { computeResendWait } from '../../../../shared/resend-wait.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createInvalidInput } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { releaseConfirmations } from '../codes/codes.repository.ts';
import { emailLink } from '../codes/emailed-link.ts';
import { requireResendWait } from '../codes/resend-wait.ts';
import { sendNotice } from '../codes/send-throttle.ts';
import type { Sender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { nameDevice } from '../users/device-name.ts';
import { saveEarlierEmail } from '../users/earlier-emails.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { findUserByEmail, loadUser, type User, updateUser } from '../users/users.repository.ts';
import { sendConfirmation } from './confirmation.ts';
import { composeEmailChangedEmail, composeEmailChangeEmail } from './email-messages.ts';
import { createEmailTaken } from './email-sign-up.service.ts';
import { takeAddress } from './revoke-unproven-access.ts';

const nextAfterChange = '/account?email_change=1';

/**
 * Emails a link to the new address, which replaces the old one once the link is used. Returns the seconds until it can
 * be sent again. Throws 403 `reauthentication_required`, 409 `email_taken`, 422 for the current address, and 429
 * `rate_limited` if requested too early or too often.
 */
export async function startEmailChange(
  deps: AccountContext,
  { session, email, sender }: { session: Session; email: string; sender: Sender },
): Promise<number> {
  const { userId } = session;
  const seconds = await deps.db.transaction().execute(async (trx) => {
    await deps.sessions.requireStillFresh(trx, session);
    const user = await loadUser(trx, userId);
    if (user.email === email) throw createInvalidInput({ email: authMessages.email.unchanged });
    if (await findUserByEmail(trx, email)) throw createEmailTaken();
    if (user.newEmail === email) {
      requireResendWait(user.confirmationAttempts, user.confirmationSentAt, deps.clock.now());
    }
    return sendEmailChange(deps, trx, { user, session, email, sender });
  });
  deps.logger.info({ userId }, 'email change asked for');
  return seconds;
}

/** Stores the new address as pending and emails its link. Returns the seconds until it can be sent again. */
export async function sendEmailChange(
  deps: AccountContext,
  trx: Db,
  { user, session, email, sender }: { user: User; session: Session; email: string; sender: Sender },
): Promise<number> {
  const { id: userId } = user;
  const now = deps.clock.now();
  const attempts = user.newEmail === email ? user.confirmationAttempts + 1 : 1;
  const pending = { newEmail: email, confirmationAttempts: attempts, confirmationSentAt: now };
  await updateUser(trx, userId, pending, now);
  await deps.codes.voidCodes(trx, userId, ['email_change']);
  const seconds = await emailLink(deps, trx, {
    purpose: 'email_change',
    to: email,
    userId,
    payload: { next: nextAfterChange, device: nameDevice(session.userAgent), askedBy: session.id },
    compose: composeEmailChangeEmail,
    sender,
  });
  return Math.max(computeResendWait(attempts), seconds);
}

/** Replaces the old address with the verified one, and notifies the old one. Throws 409 `email_taken`. */
export async function completeEmailChange(deps: AccountContext, trx: Db, user: User, email: string) {
  const now = deps.clock.now();
  if (await findUserByEmail(trx, email)) throw createEmailTaken();
  await takeAddress(deps, trx, user.id, email);
  await updateUser(trx, user.id, { newEmail: null }, now);
  await insertIdentity(trx, { userId: user.id, provider: 'email', subject: user.id }, now);
  // Links sent to the old address are no longer valid.
  await deps.codes.voidCodes(trx, user.id, ['email_change', 'email_confirmation', 'recovery']);
  if (user.email !== null) {
    await saveEarlierEmail(trx, user.id, { email: user.email, endedAt: now });
    await sendNotice(deps, trx, { ...composeEmailChangedEmail(), to: user.email, userId: user.id });
  }
}

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
    const user = await loadUser(trx, userId);
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
