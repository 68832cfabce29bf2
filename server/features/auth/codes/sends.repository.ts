import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type SendChannel = Send['channel'];

/** A counted message. Recipient, account, and client address are keyed hashes. */
export type Send = Omit<Selectable<Tables['sends']>, 'id'>;

export type SendFilter =
  | { recipientHash: string }
  | { accountHash: string; channel: SendChannel }
  | { addressHash: string; channel: SendChannel };

export async function insertSend(db: Db, send: Send): Promise<void> {
  await db.insertInto('sends').values(send).execute();
}

/** Sends after a time, newest first. */
export function listSendsSince(db: Db, filter: SendFilter, since: Date): Promise<readonly Send[]> {
  let query = db.selectFrom('sends').selectAll().where('sentAt', '>', since);
  if ('recipientHash' in filter) query = query.where('recipientHash', '=', filter.recipientHash);
  else if ('accountHash' in filter) query = query.where('accountHash', '=', filter.accountHash);
  else query = query.where('addressHash', '=', filter.addressHash);
  if ('channel' in filter) query = query.where('channel', '=', filter.channel);
  return query.orderBy('sentAt', 'desc').orderBy('id', 'desc').execute();
}

/** Removes what connects an account's sends with each other. */
export async function unlinkSends(db: Db, accountHash: string): Promise<void> {
  await db.updateTable('sends').set({ accountHash: null }).where('accountHash', '=', accountHash).execute();
}
