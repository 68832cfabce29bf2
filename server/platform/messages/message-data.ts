import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { holdsAnyOf } from '../http/bodies/json-values.ts';
import { listContacts, type Person, type PersonalData } from '../security/personal-data.ts';
import { sendWindowMs } from './global-send-limits.ts';
import type { MakeTombstone } from './recipient-tombstone.ts';

type Dependencies = { clock: Clock; makeTombstone: MakeTombstone };

/** Mails and texts to a person or with their words to support, and the jobs that name them or are about to deliver one. */
export function createMessageData({ clock, makeTombstone }: Dependencies): PersonalData {
  return {
    name: 'messages',
    collect: async (db, person) => {
      const rows = await selectMessages(db, person).execute();
      // Their words are wiped once they are sent; until then they may hold a code.
      return rows.map(({ kind, purpose, recipient, subject, created_at, sent_at }) => ({
        kind,
        purpose,
        recipient,
        subject,
        createdAt: created_at,
        sentAt: sent_at,
      }));
    },
    async erase(trx, person) {
      const messages = await selectMessages(trx, person).execute();
      const ids = messages.map(({ id }) => id);
      const { id, unconfirmedEmail } = person;
      const unconfirmed = unconfirmedEmail === null ? [] : [unconfirmedEmail];
      await trx
        .deleteFrom('jobs')
        .where(holdsAnyOf('jobs.payload', [id, ...listContacts(person), ...unconfirmed, ...ids]))
        .execute();
      const recent = new Date(clock.now().getTime() - sendWindowMs);
      for (const { id: messageId, recipient } of messages)
        await eraseMessage(trx, messageId, makeTombstone(recipient), recent);
    },
  };
}

function selectMessages(db: Db, person: Person) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('user_id', '=', person.id),
        eb('recipient', 'in', listContacts(person)),
        eb('reply_to', 'in', listContacts(person)),
      ]),
    )
    .orderBy('created_at');
}

/**
 * A recent message stays as an empty row: it counts for what the site and its recipient may get in an hour, which
 * opening and deleting accounts in turn must not get around.
 */
async function eraseMessage(trx: Db, id: string, erased: string, recent: Date): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('created_at', '<=', recent.toISOString())
    .execute();
  const blank = { reply_to: null, subject: null, text: '', html: null, user_id: null };
  await trx
    .updateTable('messages')
    .set({ ...blank, status: 'expired', recipient: erased })
    .where('id', '=', id)
    .execute();
}
