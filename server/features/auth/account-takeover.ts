import type { Db } from '../../platform/database.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { codePurposes } from './codes.repository.ts';
import { deleteFactorsOf } from './factors.repository.ts';
import { deleteIdentities } from './identities.repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { updateUser } from './users.repository.ts';

/**
 * Ends every way in that was set up while nobody had proven the account's address, second factors included, and removes
 * what was entered, for the person who proves the address now: whoever registered it may be somebody else.
 */
export async function voidUnprovenAccess(deps: AuthDependencies, trx: Db, userId: string): Promise<void> {
  const voided = {
    passwordHash: null,
    passwordChangedAt: null,
    isPasswordResetRequired: true,
    newEmail: null,
    phone: null,
    phoneConfirmedAt: null,
    givenName: null,
    familyName: null,
    firstName: null,
    lastName: null,
    fullName: null,
  };
  await updateUser(trx, userId, voided, deps.clock.now());
  await deleteFactorsOf(trx, userId);
  await deleteRecoveryCodes(trx, userId);
  await deleteIdentities(trx, userId);
  const nobodyElse = { id: userId, email: null, phone: null, unconfirmedEmail: null };
  for (const { isOfRegistrant, erase } of deps.personalData) if (isOfRegistrant) await erase(trx, nobodyElse);
  await deps.codes.voidCodes(trx, userId, codePurposes);
  await deps.sessions.endAll(trx, userId);
}
