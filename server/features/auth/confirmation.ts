import type { EmailSentAnswer } from '../../../shared/api/auth-user.ts';
import { computeResendWait } from '../../../shared/resend-wait.ts';
import type { Db } from '../../platform/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { buildCallbackLink } from './callback-link.ts';
import { composeConfirmationMail } from './mails.ts';
import { requireRecipientAllowance } from './recipient-allowance.ts';
import { type User, updateUser } from './users.repository.ts';

type Confirmation = {
  /** Needs an email. */
  user: User;
  /**
   * The waiting session that the link turns into a signed-in one. Null for an account that is signed in already: the
   * link ends with the session, and signing out must not void it.
   */
  sessionId: string | null;
  /** Path to go on with after the confirmation. */
  next: string;
};

/**
 * Mails a confirmation link, and counts it for the resend wait, which the caller has checked. Throws 429
 * `rate_limited` when the address has got too many within the hour.
 */
export async function sendConfirmation(
  deps: AuthDependencies,
  trx: Db,
  { user, sessionId, next }: Confirmation,
): Promise<EmailSentAnswer> {
  const { id: userId, email } = user;
  if (email === null) throw new Error('There is no address to confirm.');
  const now = deps.clock.now();
  await requireRecipientAllowance(deps, trx, { purpose: 'email_confirmation', recipient: email });
  const { code, expiresAt } = await deps.codes.issueLink(trx, {
    purpose: 'email_confirmation',
    target: email,
    userId,
    sessionId,
    payload: { next },
  });
  const attempts = user.confirmationAttempts + 1;
  await updateUser(trx, userId, { confirmationAttempts: attempts, confirmationSentAt: now }, now);
  const mail = composeConfirmationMail(buildCallbackLink(deps.config.publicOrigin, code, next));
  await deps.messages.sendMail(trx, { ...mail, to: email, userId, expiresAt });
  return {
    userId,
    emailSentAt: now.toISOString(),
    attempts,
    retryAfterSeconds: computeResendWait(attempts),
  };
}
