import { randomInt } from 'node:crypto';
import type { EmailSentResponse } from '../../../../shared/api/auth-user.ts';
import { computeResendWait } from '../../../../shared/resend-wait.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { emailLink } from '../codes/emailed-link.ts';
import type { Sender } from '../codes/sender.ts';
import {
  clearConfirmationNumber,
  deleteConfirmationRequests,
  findConfirmationRequest,
  listShownNumbers,
  upsertConfirmationRequest,
} from '../users/confirmation-requests.repository.ts';
import { nameDevice } from '../users/device-name.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { type User, updateUser } from '../users/users.repository.ts';
import { composeConfirmationEmail } from './email-messages.ts';
import { takeAddress } from './revoke-unproven-access.ts';

const allNumbers = Array.from({ length: 90 }, (_, index) => index + 10);

type Confirmation = {
  /** Must have an unproven address. */
  user: User;
  /** The session that requested the link. Its screen shows the number. */
  askedBy: Session;
  next: string;
  sender: Sender;
  /** The name given on that screen. It becomes the account's name once the address is confirmed there. */
  name?: string | undefined;
};

/**
 * Emails a confirmation link, and counts it toward the resend wait, which the caller must check first. Throws 429
 * `rate_limited` like `sendThrottled`.
 */
export async function sendConfirmation(
  deps: AccountContext,
  trx: Db,
  { user, askedBy, next, sender, name }: Confirmation,
): Promise<EmailSentResponse> {
  const { id: userId, unprovenEmail: email } = user;
  if (email === null) throw new Error('There is no address to confirm.');
  if (!(await deps.sessions.findById(trx, askedBy.id))) throw createSessionMissing();
  const now = deps.clock.now();
  const number = await assignNumber(trx, askedBy, email, name);
  const attempts = user.confirmationAttempts + 1;
  await updateUser(trx, userId, { confirmationAttempts: attempts, confirmationSentAt: now }, now);
  const seconds = await emailLink(deps, trx, {
    purpose: 'email_confirmation',
    to: email,
    userId,
    payload: { next, device: nameDevice(askedBy.userAgent), askedBy: askedBy.id },
    compose: composeConfirmationEmail,
    sender,
  });
  return {
    userId,
    emailSentAt: now.toISOString(),
    attempts,
    retryAfterSeconds: Math.max(computeResendWait(attempts), seconds),
    number,
  };
}

/** Returns the two digits on a screen. They stay the same for all its links, until someone types a wrong number. */
async function assignNumber(trx: Db, { id }: Session, email: string, name: string | undefined) {
  // Two screens that wait for the same address never show the same number, because one may be a stranger's.
  const shown = await listShownNumbers(trx, email);
  const taken = new Set(shown.map(({ number }) => number));
  const free = allNumbers.filter((candidate) => !taken.has(candidate));
  const [oldest] = shown;
  if (free.length === 0 && oldest) await clearConfirmationNumber(trx, oldest.sessionId);
  const number = free.length === 0 ? (oldest?.number ?? null) : (free[randomInt(free.length)] ?? null);
  await upsertConfirmationRequest(trx, id, { number, fullName: name ?? null });
  const request = await findConfirmationRequest(trx, id);
  if (!request?.number) throw new Error('A confirmation request that was just stored is gone.');
  return request.number;
}

/**
 * Records that the address is verified, for the session whose screen belongs to the owner. Only that waiting session is
 * signed in, with the name entered on its screen, because other waiting sessions may be a stranger's.
 */
export async function confirmEmail(deps: AccountContext, trx: Db, user: User, confirmed: Session) {
  const now = deps.clock.now();
  if (user.unprovenEmail === null) throw new Error('The account waits for no address.');
  await takeAddress(deps, trx, user.id, user.unprovenEmail);
  await insertIdentity(trx, { userId: user.id, provider: 'email', subject: user.id }, now);
  await deps.codes.voidCodes(trx, user.id, ['email_confirmation']);
  if (confirmed.isWaiting) {
    const name = (await findConfirmationRequest(trx, confirmed.id))?.fullName ?? null;
    await updateUser(trx, user.id, name === null ? noNames : splitFullName(name), now);
    await deps.sessions.activate(trx, confirmed.id);
    await deps.sessions.endAll(trx, user.id, confirmed.id);
  }
  await deleteConfirmationRequests(trx, user.id);
}

const noNames = { fullName: null, firstName: null, lastName: null };
