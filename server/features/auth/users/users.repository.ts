import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { createSessionMissing } from '../../../platform/sessions/sessions.ts';
import { withdrawConsent } from './consents.repository.ts';
import { deleteIdentities } from './identities.repository.ts';

/** A person's account. `email` is an address that it has proven, and `unprovenEmail` one that it waits for. */
export type User = Selectable<Tables['users']>;

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** Loads the person of a session. Throws 401 `session_missing` if the account, and so every session of it, is gone. */
export async function loadUser(db: Db, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (!user) throw createSessionMissing();
  return user;
}

/** Finds the account that has proven the address. `email` must come from `normalizeEmail`. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  return row && toUser(row);
}

/** The accounts that wait for an address, newest first. */
export async function listUsersWaitingFor(db: Db, email: string, max = 20): Promise<readonly User[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('emailConfirmedAt', 'is', null)
    // Earlier versions stored it where a proven one is.
    .where((where) => where.or([where('unprovenEmail', '=', email), where('email', '=', email)]))
    .orderBy('createdAt', 'desc')
    .limit(max)
    .execute();
  return rows.map(toUser);
}

/** `phone` in E.164 form. */
export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
  return row && toUser(row);
}

export type UserFields = Omit<
  Updateable<Tables['users']>,
  'id' | 'createdAt' | 'updatedAt' | 'email' | 'emailConfirmedAt'
>;

/** Stores a new user. Use `proveEmail` for an address that the person has proven. */
export async function insertUser(db: Db, id: string, fields: UserFields, now: Date): Promise<User> {
  const row = await db
    .insertInto('users')
    .values({ ...fields, id, email: fields.phone ? null : fillerPrefix + id, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
}

export async function updateUser(db: Db, id: string, fields: UserFields, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...fields, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives an address to the account that has just proven it. All others that wait for it lose it. The caller makes sure
 * that no other account has proven it.
 */
export async function proveEmail(db: Db, id: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ unprovenEmail: null, email: sql<string>`${fillerPrefix} || id` })
    .where('emailConfirmedAt', 'is', null)
    .where((where) => where.or([where('unprovenEmail', '=', email), where('email', '=', email)]))
    .execute();
  await db
    .updateTable('users')
    .set({ email, emailConfirmedAt: now, unprovenEmail: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Removes the phone number with what belongs to it, and returns whether it was a way to sign in. */
export async function removeUserPhone(db: Db, id: string, now: Date): Promise<boolean> {
  const wasWayIn = await deleteIdentities(db, id, 'phone');
  await withdrawConsent(db, id, 'sms', now);
  const email = sql<string>`coalesce(email, ${fillerPrefix} || id)`;
  await db
    .updateTable('users')
    .set({ phone: null, phoneConfirmedAt: null, email, updatedAt: now })
    .where('id', '=', id)
    .execute();
  return wasWayIn;
}

/** Deletes the user and, by foreign keys, everything attached to it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Stands for a missing address in the column of proven ones. The version before takes an account for a confirmed one if
 * that column is empty, and a check of the table asks for an address or a phone number.
 */
export const fillerPrefix = 'unproven:';

function toUser(row: User): User {
  if (row.emailConfirmedAt) return row;
  const earlier = row.email?.startsWith(fillerPrefix) ? null : row.email;
  return { ...row, email: null, unprovenEmail: row.unprovenEmail ?? earlier };
}
