import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import type { LinkCode } from '../codes/codes.ts';
import { authMessages } from '../messages.ts';
import {
  deleteConfirmationRequests,
  findConfirmationRequest,
} from '../users/confirmation-requests.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { findUserById, type User, updateUser } from '../users/users.repository.ts';

/** Finds whose link it is. Throws 400 `invalid_code` when the account no longer has the link's address. */
export async function findLinkOwner(trx: Db, { userId, purpose, target }: LinkCode): Promise<User> {
  const user = userId === null ? undefined : await findUserById(trx, userId);
  const address = purpose === 'email_change' ? user?.newEmail : user?.email;
  const isDone = purpose === 'email_confirmation' && user?.emailConfirmedAt;
  if (user && address === target && !isDone) return user;
  throw new AppError(400, 'invalid_code', authMessages.email.addressGone);
}

/**
 * Records that the address is verified, for the session whose screen belongs to the owner. Only that waiting session is
 * signed in, with the name entered on its screen, because other waiting sessions may be a stranger's.
 */
export async function confirmEmail(
  deps: AccountContext,
  trx: Db,
  user: User,
  confirmed: Session,
): Promise<void> {
  const now = deps.clock.now();
  await updateUser(trx, user.id, { emailConfirmedAt: now }, now);
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
