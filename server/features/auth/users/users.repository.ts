import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A person's account as the server knows it. */
export type User = Selectable<Tables['users']>;

export function findUserById(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `email` as `normalizeEmail` gives it. */
export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** `phone` in E.164 form. */
export function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** What of a user may be set. Fields left out stay as they are. */
export type UserFields = Omit<Updateable<Tables['users']>, 'id' | 'createdAt' | 'updatedAt'>;

/** Stores a new user; at least one of `email` and `phone` is needed. */
export async function insertUser(db: Db, id: string, fields: UserFields, now: Date): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...fields, id, createdAt: now, updatedAt: now })
    .execute();
}

export async function updateUser(db: Db, id: string, fields: UserFields, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...fields, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes the user and, by foreign keys, everything that hangs on them. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
