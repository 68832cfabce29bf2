import type { Db } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import {
  deleteConfirmationRequests,
  findConfirmationRequest,
} from '../users/confirmation-requests.repository.ts';
import { insertIdentity } from '../users/identities.repository.ts';
import { splitFullName } from '../users/split-full-name.ts';
import { type User, updateUser } from '../users/users.repository.ts';
import { takeAddress } from './revoke-unproven-access.ts';

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
