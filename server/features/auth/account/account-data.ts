import type { Db } from '../../../platform/database/database.ts';
import { listContacts, type Person, type PersonalData } from '../../../platform/security/personal-data.ts';
import { listStoredSessions } from '../../../platform/sessions/sessions.repository.ts';
import { deletePersonCodes, releaseConfirmations } from '../codes/codes.repository.ts';
import { listConsents } from '../users/consents.repository.ts';
import { listFactors } from '../users/factors.repository.ts';
import { listIdentities } from '../users/identities.repository.ts';
import { listPasskeys } from '../users/passkeys.repository.ts';
import { deleteUser, findUserById } from '../users/users.repository.ts';

/** Foreign keys delete it with the account. */
const goesWithAccount = (): Promise<void> => Promise.resolve();

/** The data that this feature stores about a person. Exports never contain secrets or their hashes. */
export const accountData: readonly PersonalData[] = [
  {
    name: 'account',
    collect: (db, { id }) => collectAccount(db, id),
    erase: (trx, { id }) => deleteUser(trx, id),
  },
  {
    name: 'earlierEmails',
    collect: async (_db, person) => person.earlierEmails.map(({ email, endedAt }) => ({ email, endedAt })),
    erase: goesWithAccount,
  },
  { name: 'identities', collect: (db, { id }) => collectIdentities(db, id), erase: goesWithAccount },
  { name: 'sessions', collect: (db, { id }) => collectSessions(db, id), erase: goesWithAccount },
  { name: 'factors', collect: (db, { id }) => collectFactors(db, id), erase: goesWithAccount },
  { name: 'passkeys', collect: (db, { id }) => collectPasskeys(db, id), erase: goesWithAccount },
  { name: 'consents', collect: (db, { id }) => listConsents(db, id), erase: goesWithAccount },
  // A code is a secret until it is used or expired, and worthless after that, so exports don't contain any.
  { name: 'codes', collect: async () => undefined, erase: eraseCodes },
];

async function collectAccount(db: Db, id: string): Promise<unknown> {
  const user = await findUserById(db, id);
  if (!user) return undefined;
  const { passwordHash, updatedAt: _updatedAt, unprovenEmail, ...rest } = user;
  return { ...rest, email: user.email ?? unprovenEmail, hasPassword: passwordHash !== null };
}

async function collectIdentities(db: Db, userId: string): Promise<unknown> {
  const identities = await listIdentities(db, userId);
  return identities.map(({ provider, subject, createdAt, lastSignInAt }) => ({
    provider,
    subject,
    createdAt,
    lastSignInAt,
  }));
}

async function collectSessions(db: Db, userId: string): Promise<unknown> {
  const sessions = await listStoredSessions(db, userId);
  return sessions.map(({ userId: _owner, ...session }) => session);
}

async function collectFactors(db: Db, userId: string): Promise<unknown> {
  const factors = await listFactors(db, userId);
  return factors.map(({ friendlyName, isVerified, createdAt }) => ({ friendlyName, isVerified, createdAt }));
}

async function collectPasskeys(db: Db, userId: string): Promise<unknown> {
  const passkeys = await listPasskeys(db, userId);
  return passkeys.map(({ id: _id, userId: _owner, counter: _counter, ...passkey }) => passkey);
}

/**
 * Includes codes that name the person but don't belong to an account, such as those of a sign-in by phone or with
 * Google.
 */
async function eraseCodes(trx: Db, person: Person): Promise<void> {
  // Someone else may have the address, and wait for its links.
  await releaseConfirmations(trx, person.id);
  const identities = await listIdentities(trx, person.id);
  const names = [...listContacts(person), ...identities.map(({ subject }) => subject)];
  await deletePersonCodes(trx, person.id, names);
}
