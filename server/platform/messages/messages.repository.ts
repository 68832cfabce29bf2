import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import { storageOrder } from '../database/engine-sql.ts';
import type { Tables } from '../database/schema.ts';
import { listOwnedEmails, type Person } from '../security/personal-data.ts';
import type { EmailLimit } from './global-send-limits.ts';

export type StoredMessage = Omit<Selectable<Tables['messages']>, 'sentAt'>;

export async function insertMessage(db: Db, message: StoredMessage): Promise<void> {
  await db.insertInto('messages').values(message).execute();
}

export function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends a message and erases its content, because that includes codes and links that are no longer needed. */
export async function endMessage(db: Db, id: string, status: 'sent' | 'expired', now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ status, text: '', html: null, sentAt: status === 'sent' ? now : null })
    .where('id', '=', id)
    .execute();
}

/** Counts the texts requested since a time, whether or not they were sent. */
export async function countTextsSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>', since)
    .where('kind', '=', 'sms')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countEmailsSentSince(db: Db, limit: EmailLimit, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sentAt', '>', since)
    .where('kind', '=', 'email')
    .where('quota', '=', limit === 'ordinary' ? limit : 'security')
    .$if(limit !== 'ordinary', (query) =>
      query.where('purpose', limit === 'recovery' ? '=' : '<>', 'recovery'),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person has agreed to marketing and not withdrawn their consent since. */
export async function hasMarketingConsent(db: Db, userId: string | null | undefined): Promise<boolean> {
  if (!userId) return false;
  const consent = await db
    .selectFrom('consents')
    .select('withdrawnAt')
    .where('userId', '=', userId)
    .where('kind', '=', 'marketing')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return consent !== undefined && consent.withdrawnAt === null;
}

/** Messages that stay here because no provider is set up, newest first. */
export function listOutbox(db: Db, max: number): Promise<readonly StoredMessage[]> {
  return (
    db
      .selectFrom('messages')
      .selectAll()
      .where('status', '=', 'outbox')
      .orderBy('createdAt', 'desc')
      // Within the same millisecond, the row stored later is newer.
      .orderBy(storageOrder(db), 'desc')
      .limit(max)
      .execute()
  );
}

/**
 * Lists an account's messages, and those to or from its contacts that no other account was sent, oldest first. Others
 * may have had an address before.
 */
export function listPersonMessages(db: Db, person: Person) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('userId', '=', person.id),
        ...(person.phone === null
          ? []
          : [eb.and([eb('userId', 'is', null), eb('recipient', '=', person.phone)])]),
        ...listOwnedEmails(person).map(({ email, since, endedAt }) =>
          eb.and([
            eb('userId', 'is', null),
            eb.or([eb('recipient', '=', email), eb('replyTo', '=', email)]),
            ...(since ? [eb('createdAt', '>', since)] : []),
            ...(endedAt ? [eb('createdAt', '<=', endedAt)] : []),
          ]),
        ),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}

/**
 * Erases a message. A recent one stays as an empty row, because it counts toward the hourly limits of the site and its
 * recipient. Otherwise, people could get around them by creating and deleting accounts.
 */
export async function eraseMessage(db: Db, id: string, tombstone: string, recent: Date): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).where('createdAt', '<=', recent).execute();
  await db
    .updateTable('messages')
    .set({
      replyTo: null,
      subject: null,
      text: '',
      html: null,
      userId: null,
      status: 'expired',
      recipient: tombstone,
    })
    .where('id', '=', id)
    .execute();
}
