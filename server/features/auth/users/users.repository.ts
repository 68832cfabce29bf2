import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A person's account as stored. */
export type User = Selectable<Tables['users']>;

export function findUserById(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `email` must come from `normalizeEmail`. */
export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** `phone` in E.164 form. */
export function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** The fields of a user that can be set. Omitted fields stay unchanged. */
export type UserFields = Omit<Updateable<Tables['users']>, 'id' | 'createdAt' | 'updatedAt'>;

/** Stores a new user, who needs at least an `email` or a `phone`. */
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

/** Deletes the user and, by foreign keys, everything attached to it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
