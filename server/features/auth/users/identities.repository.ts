import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/**
 * A way to sign in. `subject` is Google's `sub`. For email and phone, whose values may change, it is the user's own id.
 */
export type Identity = Selectable<Tables['identities']>;
export type IdentityProvider = Identity['provider'];

type NewIdentity = Pick<Identity, 'userId' | 'provider' | 'subject'>;

/** Stores an identity unless it already exists. */
export async function insertIdentity(db: Db, identity: NewIdentity, now: Date): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...identity, id: randomUUID(), isOwnerTold: true, createdAt: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
}

export function findIdentity(
  db: Db,
  provider: IdentityProvider,
  subject: string,
): Promise<Identity | undefined> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Oldest first. */
export function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  return db.selectFrom('identities').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();
}

/** Deletes a person's identities of one provider, and returns whether there were any. */
export async function deleteIdentities(db: Db, userId: string, provider: IdentityProvider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores an identity unless it already exists, and that the person has signed in with it. */
export async function recordSignIn(db: Db, identity: NewIdentity, now: Date): Promise<void> {
  await insertIdentity(db, identity, now);
  await touchIdentity(db, identity, now);
}

/** Records that the person has signed in with this identity. An account has one identity each for email and phone. */
export async function touchIdentity(
  db: Db,
  { userId, provider, subject = userId }: Omit<NewIdentity, 'subject'> & { subject?: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ lastSignInAt: now })
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await db.deleteFrom('identities').where('id', '=', id).execute();
}
