import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ContactMessage = Pick<
  Selectable<Tables['contactMessages']>,
  'id' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'
>;

/** Stores a message. Returns false without changing anything if its id is already stored. */
export async function insertContactMessage(db: Db, message: ContactMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contactMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findContactMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The messages from an address, oldest first. */
export function listContactMessages(db: Db, email: string): Promise<readonly ContactMessage[]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute();
}

export async function deleteContactMessages(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contactMessages').where('email', '=', email).execute();
}
