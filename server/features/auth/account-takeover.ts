import type { Db } from '../../platform/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { codePurposes } from './codes.repository.ts';
import { deleteIdentities } from './identities.repository.ts';
import { updateUser } from './users.repository.ts';

/**
 * Ends every way in that was set up while nobody had proven the account's address, for the person who proves it now:
 * whoever registered it may be somebody else. A second factor stays, for proving a mailbox does not skip it.
 */
export async function voidUnprovenAccess(deps: AuthDependencies, trx: Db, userId: string): Promise<void> {
  const voided = {
    passwordHash: null,
    passwordChangedAt: null,
    isPasswordResetRequired: true,
    newEmail: null,
    phone: null,
    phoneConfirmedAt: null,
  };
  await updateUser(trx, userId, voided, deps.clock.now());
  await deleteIdentities(trx, userId);
  await deps.codes.voidCodes(trx, userId, codePurposes);
  await deps.sessions.endAll(trx, userId);
}
