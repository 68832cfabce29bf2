import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { erasePersonalData } from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteConfirmationRequests } from '../users/confirmation-requests.repository.ts';
import {
  insertUser,
  listUsersWaitingFor,
  proveEmail,
  type User,
  type UserFields,
} from '../users/users.repository.ts';

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
  const nothingProven = { email: null, emailSince: null, earlierEmails: [], phone: null };
  await erasePersonalData(trx, personalData, { id, ...nothingProven });
}

/**
 * Gives an address to the account that has just proven it. Others that wait for it lose it, and those that have no
 * password, and so no other way to go on, are removed.
 */
export async function takeAddress(deps: AccountContext, trx: Db, userId: string, email: string) {
  for (const user of await listUsersWaitingFor(trx, email)) {
    if (user.id === userId) continue;
    if (user.passwordHash === null) await removeUnprovenAccount(deps, trx, user);
    else await deleteConfirmationRequests(trx, user.id);
  }
  await proveEmail(trx, userId, email, deps.clock.now());
}

/**
 * Gives an address to the person who has just proven it, as a new account, so nothing that someone set up before can
 * survive by mistake. Returns the account's id.
 */
export async function createProvenAccount(
  deps: AccountContext,
  trx: Db,
  email: string,
  fields: UserFields,
): Promise<string> {
  const id = randomUUID();
  await insertUser(trx, id, fields, deps.clock.now());
  await takeAddress(deps, trx, id, email);
  return id;
}
