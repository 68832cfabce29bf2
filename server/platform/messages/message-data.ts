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
      return rows.map(({ kind, purpose, recipient, subject, createdAt, sentAt }) => ({
        kind,
        purpose,
        recipient,
        subject,
        createdAt,
        sentAt,
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
        eb('userId', '=', person.id),
        eb('recipient', 'in', listContacts(person)),
        eb('replyTo', 'in', listContacts(person)),
      ]),
    )
    .orderBy('createdAt');
}

/**
 * A recent message stays as an empty row: it counts for what the site and its recipient may get in an hour, which
 * opening and deleting accounts in turn must not get around.
 */
async function eraseMessage(trx: Db, id: string, erased: string, recent: Date): Promise<void> {
  await trx.deleteFrom('messages').where('id', '=', id).where('createdAt', '<=', recent).execute();
  const blank = { replyTo: null, subject: null, text: '', html: null, userId: null };
  await trx
    .updateTable('messages')
    .set({ ...blank, status: 'expired', recipient: erased })
    .where('id', '=', id)
    .execute();
}
