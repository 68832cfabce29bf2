import { computeResendWait } from '../../../../shared/resend-wait.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createInvalidInput } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { buildLinkPayload } from '../codes/link-payload.ts';
import { requireResendWait } from '../codes/resend-wait.ts';
import { sendNotice, sendThrottled } from '../codes/send-throttle.ts';
import type { Sender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { findUserByEmail, findUserById, type User, updateUser } from '../users/users.repository.ts';
import { buildCallbackLink } from './callback-link.ts';
import { composeEmailChangedEmail, composeEmailChangeEmail } from './email-messages.ts';
import { createEmailTaken } from './email-sign-up.service.ts';
import { isUnproven, removeUnprovenAccount } from './revoke-unproven-access.ts';

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
  deps.sessions.requireFresh(session);
  const { userId } = session;
  const seconds = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const user = await findUserById(trx, userId);
    if (user?.email === email) throw createInvalidInput({ email: authMessages.email.unchanged });
    const holder = await findUserByEmail(trx, email);
    if (holder && !isUnproven(holder)) throw createEmailTaken();
    const isSame = user?.newEmail === email;
    const attempts = isSame ? user.confirmationAttempts + 1 : 1;
    if (isSame) requireResendWait(user.confirmationAttempts, user.confirmationSentAt, now);
    await updateUser(
      trx,
      userId,
      { newEmail: email, confirmationAttempts: attempts, confirmationSentAt: now },
      now,
    );
    await deps.codes.voidCodes(trx, userId, ['email_change']);
    const payload = buildLinkPayload(nextAfterChange, session);
    const link = { purpose: 'email_change', target: email, userId, payload } as const;
    const { code, expiresAt } = await deps.codes.issueLink(trx, link);
    const mail = composeEmailChangeEmail(buildCallbackLink(deps.config.publicOrigin, code, nextAfterChange));
    const message = { channel: 'email', ...mail, to: email, userId, expiresAt } as const;
    return Math.max(computeResendWait(attempts), await sendThrottled(deps, trx, message, sender));
  });
  deps.logger.info({ userId }, 'email change asked for');
  return seconds;
}

/** Replaces the old address with the verified one, and notifies the old one. Throws 409 `email_taken`. */
export async function completeEmailChange(
  deps: AccountContext,
  trx: Db,
  user: User,
  email: string,
): Promise<void> {
  const now = deps.clock.now();
  const holder = await findUserByEmail(trx, email);
  if (holder && !isUnproven(holder)) throw createEmailTaken();
  // Even an account with a password may belong to a stranger who is keeping the address from its owner.
  if (holder) await removeUnprovenAccount(deps, trx, holder);
  await updateUser(trx, user.id, { email, emailConfirmedAt: now, newEmail: null }, now);
  await insertIdentity(trx, { userId: user.id, provider: 'email', subject: user.id }, now);
  // Links sent to the old address are no longer valid.
  await deps.codes.voidCodes(trx, user.id, ['email_change', 'email_confirmation', 'recovery']);
  if (user.email !== null) {
    await sendNotice(deps, trx, { ...composeEmailChangedEmail(), to: user.email, userId: user.id });
  }
}
