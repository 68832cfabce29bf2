import type { Db } from '../../../platform/database/database.ts';

export type SendChannel = 'email' | 'sms';

/** One message that was counted. Recipient, account and client address are keyed hashes. */
export type Send = {
  channel: SendChannel;
  purpose: string;
  recipientHash: string;
  accountHash: string | null;
  addressHash: string | null;
  isKnownBrowser: boolean;
  isNotice: boolean;
  sentAt: Date;
};

/** Whose sends are meant. */
export type SendFilter =
  | { recipientHash: string }
  | { accountHash: string; channel: SendChannel }
  | { addressHash: string; channel: SendChannel };

export async function insertSend(db: Db, send: Send): Promise<void> {
  await db
    .insertInto('sends')
    .values({
      channel: send.channel,
      purpose: send.purpose,
      recipient_hash: send.recipientHash,
      account_hash: send.accountHash,
      address_hash: send.addressHash,
      is_known_browser: send.isKnownBrowser ? 1 : 0,
      is_notice: send.isNotice ? 1 : 0,
      sent_at: send.sentAt.toISOString(),
    })
    .execute();
}

/** Sends after a time, the newest first. */
export async function listSendsSince(db: Db, filter: SendFilter, since: Date): Promise<readonly Send[]> {
  let query = db.selectFrom('sends').selectAll().where('sent_at', '>', since.toISOString());
  if ('recipientHash' in filter) query = query.where('recipient_hash', '=', filter.recipientHash);
  else if ('accountHash' in filter) query = query.where('account_hash', '=', filter.accountHash);
  else query = query.where('address_hash', '=', filter.addressHash);
  if ('channel' in filter) query = query.where('channel', '=', filter.channel);
  const rows = await query.orderBy('sent_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    channel: row.channel,
    purpose: row.purpose,
    recipientHash: row.recipient_hash,
    accountHash: row.account_hash,
    addressHash: row.address_hash,
    isKnownBrowser: row.is_known_browser === 1,
    isNotice: row.is_notice === 1,
    sentAt: new Date(row.sent_at),
  }));
}

/** Removes what connects the sends of an account with one another. */
export async function unlinkSends(db: Db, accountHash: string): Promise<void> {
  await db.updateTable('sends').set({ account_hash: null }).where('account_hash', '=', accountHash).execute();
}

/** Returns how many it removed. */
export async function deleteSendsBefore(db: Db, before: Date, max: number): Promise<number> {
  const over = db.selectFrom('sends').select('id').where('sent_at', '<=', before.toISOString()).limit(max);
  const { numDeletedRows } = await db.deleteFrom('sends').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
