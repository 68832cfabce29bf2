import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

export type StoredMessage = {
  id: string;
  kind: 'email' | 'sms';
  purpose: string;
  recipient: string;
  /** Null for texts. */
  subject: string | null;
  /** Where answers to a mail go; null for the mailer's own address. */
  replyTo: string | null;
  text: string;
  html: string | null;
  userId: string | null;
  status: 'queued' | 'sent' | 'outbox' | 'expired';
  createdAt: Date;
  expiresAt: Date | null;
  /** Whether the site's hourly reserve is open to it. */
  mayUseReserve: boolean;
};

export async function insertMessage(db: Db, message: StoredMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      id: message.id,
      kind: message.kind,
      purpose: message.purpose,
      recipient: message.recipient,
      subject: message.subject,
      reply_to: message.replyTo,
      text: message.text,
      html: message.html,
      user_id: message.userId,
      status: message.status,
      created_at: message.createdAt.toISOString(),
      expires_at: message.expiresAt?.toISOString() ?? null,
      sent_at: null,
      may_use_reserve: message.mayUseReserve ? 1 : 0,
    })
    .execute();
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Ends a message and wipes its words: they hold codes and links, and nobody needs them any more. */
export async function endMessage(db: Db, id: string, status: 'sent' | 'expired', now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ status, text: '', html: null, sent_at: status === 'sent' ? now.toISOString() : null })
    .where('id', '=', id)
    .execute();
}

/** How many texts have been asked for since a time, sent or not. */
export async function countTextsSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', since.toISOString())
    .where('kind', '=', 'sms')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countMailsSentSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', '>', since.toISOString())
    .where('kind', '=', 'email')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the person agrees to marketing and has not withdrawn that since. */
export async function hasMarketingConsent(db: Db, userId: string | null | undefined): Promise<boolean> {
  if (!userId) return false;
  const consent = await db
    .selectFrom('consents')
    .select('withdrawn_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'marketing')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return consent !== undefined && consent.withdrawn_at === null;
}

/** What stays here because no provider is set up, newest first. */
export async function listOutbox(db: Db, most: number): Promise<readonly StoredMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('status', '=', 'outbox')
    .orderBy('created_at', 'desc')
    // Of one millisecond, the later row is the newer one.
    .orderBy(sql`rowid`, 'desc')
    .limit(most)
    .execute();
  return rows.map(toMessage);
}

function toMessage(row: Selectable<Tables['messages']>): StoredMessage {
  return {
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    recipient: row.recipient,
    subject: row.subject,
    replyTo: row.reply_to,
    text: row.text,
    html: row.html,
    userId: row.user_id,
    status: row.status,
    createdAt: new Date(row.created_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    mayUseReserve: row.may_use_reserve === 1,
  };
}
