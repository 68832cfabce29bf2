import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  createdAt: Date;
};

/** Stores a message; returns false, having changed nothing, when its id is stored already. */
export async function insertContactMessage(db: Db, message: ContactMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      created_at: message.createdAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findContactMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toContactMessage(row);
}

/** The messages from an address, the oldest first. */
export async function listContactMessages(db: Db, email: string): Promise<readonly ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map(toContactMessage);
}

export async function deleteContactMessages(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('email', '=', email).execute();
}

function toContactMessage(row: Selectable<Tables['contact_messages']>): ContactMessage {
  const { created_at, ...fields } = row;
  return { ...fields, createdAt: new Date(created_at) };
}
