import type { IncomingMessage } from 'node:http';
import type { RemovedWayIn } from '../../../../shared/api/auth-user.ts';
import { dayMs, lateWayInDays } from '../../../../shared/lifetimes.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { addMs } from '../../../platform/sessions/session-limits.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { codePurposes } from '../codes/codes.repository.ts';
import { sendNotice } from '../codes/send-throttle.ts';
import { composePasswordChangedEmail } from '../email/email-messages.ts';
import { forgetFactor } from '../factors/second-factors.ts';
import { authMessages } from '../messages.ts';
import { deleteUnverifiedFactors } from '../users/factors.repository.ts';
import { deleteIdentity, insertIdentity, listIdentities } from '../users/identities.repository.ts';
import { deletePasskey, listPasskeys } from '../users/passkeys.repository.ts';
import { findUserById, loadUser, removeUserPhone, type User, updateUser } from '../users/users.repository.ts';
import { isOwnPassword } from './reauthentication.ts';

type PasswordChange = { password: string; currentPassword?: string | undefined };

/**
 * Sets a password, ends all other sessions, and emails a notice. Returns this session's new token. After a recovery, it
 * also opens the session, voids whatever is pending, and removes the ways in that were added lately. The current
 * password, if there is one, is required if the last proof of identity is older than 10 minutes, and must be correct
 * whenever it is given. Throws 403 `reauthentication_required`, 401 `invalid_credentials`, 422 `weak_password`.
 */
export async function changePassword(
  deps: AccountContext,
  request: IncomingMessage,
  session: Session,
  { password, currentPassword }: PasswordChange,
): Promise<{ token: string; removed: readonly RemovedWayIn[] }> {
  const { db, clock, codes, hasher, logger, passwordPolicy, sessions } = deps;
  const user = await loadUser(db, session.userId);
  if (!session.isPasswordDue) await requireRecentProof(deps, request, session, user, currentPassword);
  const { id: userId, email, phone, fullName, firstName, lastName, givenName, familyName } = user;
  const names = [fullName, firstName, lastName, givenName, familyName];
  await passwordPolicy.check(password, { email, phone, names });
  const passwordHash = await hasher.hash(password, request);
  const isCurrentGiven = user.passwordHash !== null && currentPassword !== undefined;
  const isProven = session.isPasswordDue || isCurrentGiven || sessions.isFresh(session);
  const changed = await db.transaction().execute(async (trx) => {
    // During hashing, the account or this session may have ended, or the first second factor may have been added.
    const current = await sessions.findById(trx, session.id);
    if (!current) throw createSessionMissing();
    if (current.hasSecondFactor && !current.isPasswordDue) sessions.requireFresh(current);
    const now = clock.now();
    const set = { passwordHash, passwordChangedAt: now, requiresPasswordReset: false };
    // Voids earlier links, because one may have been requested by the person whom the new password is meant to lock
    // out.
    await updateUser(trx, userId, { ...set, newEmail: null }, now);
    await codes.voidCodes(trx, userId, session.isPasswordDue ? codePurposes : ['recovery', 'email_change']);
    const removed = session.isPasswordDue ? await removeLateWaysIn(deps, trx, userId) : [];
    if (email !== null) await insertIdentity(trx, { userId, provider: 'email', subject: userId }, now);
    await sessions.endAll(trx, userId, session.id);
    // The owner already knows about the first password of a sign-up, unless someone else sets it in an old session.
    if (email !== null && (session.isPasswordDue || !user.requiresPasswordReset || !isProven)) {
      const signInUrl = new URL('/signin', deps.config.publicOrigin).href;
      const mail = composePasswordChangedEmail(signInUrl, removed);
      await sendNotice(deps, trx, { ...mail, to: email, userId });
    }
    if (session.isPasswordDue) await sessions.activate(trx, session.id);
    return {
      token: (await sessions.reissueToken(trx, session.id, isProven ? undefined : null)).token,
      removed,
    };
  });
  logger.info({ userId, sessionId: session.id }, 'password changed');
  return changed;
}

async function requireRecentProof(
  deps: AccountContext,
  request: IncomingMessage,
  session: Session,
  user: User,
  currentPassword: string | undefined,
): Promise<void> {
  const { logger, sessions } = deps;
  const { passwordHash, requiresPasswordReset } = user;
  if (session.hasSecondFactor) sessions.requireFresh(session);
  // Only the first password of a sign-up needs no proof, because its session was started from the mailbox.
  if (passwordHash === null) return requiresPasswordReset ? undefined : sessions.requireFresh(session);
  if (currentPassword === undefined) return sessions.requireFresh(session);
  if (await isOwnPassword(deps, request, user, currentPassword)) return;
  logger.warn({ userId: session.userId }, 'wrong current password');
  const reason = authMessages.passwords.wrongCurrent;
  throw new AppError(401, 'invalid_credentials', reason, { fields: { currentPassword: reason } });
}

/**
 * Removes the phone, the Google accounts, and the passkeys that were added in the week before a recovery, and unfinished
 * apps. An operator's passkeys stay, because only the host's commands reset operators' factors.
 */
async function removeLateWaysIn(
  deps: AccountContext,
  trx: Db,
  userId: string,
): Promise<readonly RemovedWayIn[]> {
  const now = deps.clock.now();
  const since = addMs(now, -lateWayInDays * dayMs);
  const removed: RemovedWayIn[] = [];
  const user = await findUserById(trx, userId);
  if (user?.phone && user.phoneConfirmedAt && user.phoneConfirmedAt >= since) {
    await removeUserPhone(trx, userId, now);
    removed.push({ kind: 'phone', name: user.phone });
  }
  for (const { id, provider, createdAt } of await listIdentities(trx, userId)) {
    if (provider !== 'google' || createdAt < since) continue;
    await deleteIdentity(trx, id);
    removed.push({ kind: 'google', name: 'Google' });
  }
  const passkeys = (await deps.isOperator(trx, userId)) ? [] : await listPasskeys(trx, userId);
  for (const { id, createdAt, friendlyName } of passkeys) {
    if (createdAt < since) continue;
    await deletePasskey(trx, userId, id);
    await forgetFactor(trx, deps, userId, id);
    removed.push({ kind: 'passkey', name: friendlyName });
  }
  await deleteUnverifiedFactors(trx, userId);
  return removed;
}
