import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';

export type IdentityProvider = 'email' | 'phone' | 'google';

/**
 * A way in which a person signs in. `subject` is Google's `sub`; for email and phone, whose values may change, it is
 * the user's own id.
 */
export type Identity = {
  id: string;
  userId: string;
  provider: IdentityProvider;
  subject: string;
  createdAt: Date;
  lastSignInAt: Date | null;
};

type NewIdentity = Pick<Identity, 'userId' | 'provider' | 'subject'>;

/** Stores an identity, or leaves the one that is there. */
export async function insertIdentity(db: Db, identity: NewIdentity, now: Date): Promise<void> {
  await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: identity.userId,
      provider: identity.provider,
      subject: identity.subject,
      created_at: now.toISOString(),
      last_sign_in_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute();
}

export async function findIdentity(
  db: Db,
  provider: IdentityProvider,
  subject: string,
): Promise<Identity | undefined> {
  const row = await db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && toIdentity(row);
}

/** The oldest first. */
export async function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(toIdentity);
}

/** Notes that the person has signed in by this identity. Of email and phone an account has one each. */
export async function touchIdentity(
  db: Db,
  { userId, provider, subject = userId }: Omit<NewIdentity, 'subject'> & { subject?: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ last_sign_in_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

type IdentityRow = {
  id: string;
  user_id: string;
  provider: IdentityProvider;
  subject: string;
  created_at: string;
  last_sign_in_at: string | null;
};

function toIdentity(row: IdentityRow): Identity {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    subject: row.subject,
    createdAt: new Date(row.created_at),
    lastSignInAt: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at),
  };
}
