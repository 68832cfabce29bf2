import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { listOwnedEmails, type Person } from '../../platform/security/personal-data.ts';

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

type Owner = Pick<Person, 'email' | 'emailSince' | 'earlierEmails'>;

/** The messages from a person's addresses, oldest first. */
export function listContactMessages(db: Db, owner: Owner): Promise<readonly ContactMessage[]> {
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .where((is) => isFrom(is, owner))
    .orderBy('createdAt')
    .execute();
}

export async function deleteContactMessages(db: Db, owner: Owner): Promise<void> {
  await db
    .deleteFrom('contactMessages')
    .where((is) => isFrom(is, owner))
    .execute();
}

function isFrom(is: ExpressionBuilder<Tables, 'contactMessages'>, owner: Owner) {
  return is.or(
    listOwnedEmails(owner).map(({ email, since, endedAt }) =>
      is.and([
        is('email', '=', email),
        ...(since ? [is('createdAt', '>', since)] : []),
        ...(endedAt ? [is('createdAt', '<=', endedAt)] : []),
      ]),
    ),
  );
}
