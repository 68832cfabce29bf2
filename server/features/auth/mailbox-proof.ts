import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { SpentCode } from './codes.ts';
import { insertIdentity } from './identities.repository.ts';
import { findUserById, type User, updateUser } from './users.repository.ts';
import { listWaitingSessionIds } from './waiting-sessions.repository.ts';

/** Whose link was spent. Throws 400 `invalid_code` when the account no longer has to do with the link's address. */
export async function findLinkOwner(
  trx: Db,
  { userId, target }: SpentCode,
  addressOf: (user: User) => string | null,
): Promise<User> {
  const user = userId === null ? undefined : await findUserById(trx, userId);
  if (user && addressOf(user) === target) return user;
  throw new AppError(400, 'invalid_code', 'This link is for an address that is no longer in use here.');
}

/**
 * Notes that the person reads the mail of their address. Of the browsers that wait, one is signed in from now on: the
 * one that brings the link itself or else, when no other waits, the one that asked for it. Where several wait, any of
 * them may be a stranger's who asked for a mail to this address; they end, and so do their links.
 */
export async function confirmEmail(
  deps: AuthDependencies,
  trx: Db,
  user: User,
  { askedBy, broughtBy }: { askedBy: string | null; broughtBy: string | null },
): Promise<void> {
  const now = deps.clock.now();
  if (!user.emailConfirmedAt) await updateUser(trx, user.id, { emailConfirmedAt: now }, now);
  await insertIdentity(trx, { userId: user.id, provider: 'email', subject: user.id }, now);
  await deps.codes.voidCodes(trx, user.id, ['email_confirmation']);
  const waiting = await listWaitingSessionIds(trx, user.id);
  const isBrought = broughtBy !== null && waiting.includes(broughtBy);
  const confirmed = isBrought ? broughtBy : waiting.length === 1 ? askedBy : null;
  for (const id of waiting) {
    if (id === confirmed) await deps.sessions.activate(trx, id);
    else await deps.sessions.end(trx, id);
  }
}
