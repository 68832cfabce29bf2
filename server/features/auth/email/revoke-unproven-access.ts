import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { erasePersonalData } from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { findUserById, insertUser, type User, type UserFields } from '../users/users.repository.ts';

/** Whether nothing about an account is verified, so that it gives way to the person who verifies its address. */
export function isUnproven({ emailConfirmedAt, phoneConfirmedAt }: User): boolean {
  return emailConfirmedAt === null && phoneConfirmedAt === null;
}

/**
 * Removes an account whose address no one has verified, with everything set up in it. Data stored under the address
 * itself stays, because the address may belong to someone else.
 */
export async function removeUnprovenAccount(
  { personalData, sessions }: AccountContext,
  trx: Db,
  { id, emailConfirmedAt }: User,
): Promise<void> {
  if (emailConfirmedAt) throw new Error('An account that someone has proven is never removed like this.');
  await sessions.endAll(trx, id);
  await erasePersonalData(trx, personalData, { id, email: null, phone: null, unconfirmedEmail: null });
}

/**
 * Gives an unverified address to the person who has just verified it, as a new account. The old account is deleted with
 * everything attached to it, so nothing that was set up before can survive by mistake.
 */
export async function replaceUnprovenAccount(
  deps: AccountContext,
  trx: Db,
  user: User,
  fields: UserFields,
): Promise<User> {
  const now = deps.clock.now();
  await removeUnprovenAccount(deps, trx, user);
  const id = randomUUID();
  await insertUser(trx, id, { email: user.email, emailConfirmedAt: now, ...fields }, now);
  const proven = await findUserById(trx, id);
  if (!proven) throw new Error('The account that was just made is not there.');
  return proven;
}
