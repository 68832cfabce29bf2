import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { holdsAnyOf } from './json-values.ts';
import { listContacts, type Person, type PersonalData } from './personal-data.ts';
import { budgetWindowMs } from './site-budgets.ts';

/** Mails and texts to a person or with their words to support, and the jobs that name them or are about to deliver one. */
export function createMessageData(clock: Clock): PersonalData {
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
      const ids = (await selectMessages(trx, person).execute()).map(({ id }) => id);
      const { id, unconfirmedEmail } = person;
      const unconfirmed = unconfirmedEmail === null ? [] : [unconfirmedEmail];
      await trx
        .deleteFrom('jobs')
        .where(holdsAnyOf('jobs.payload', [id, ...listContacts(person), ...unconfirmed, ...ids]))
        .execute();
      await eraseMessages(trx, ids, new Date(clock.now().getTime() - budgetWindowMs));
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
 * Recent messages stay as empty rows: they count for what the site may send in an hour, which opening and deleting
 * accounts in turn must not get around.
 */
async function eraseMessages(trx: Db, ids: readonly string[], recent: Date): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where('id', 'in', ids)
    .where('created_at', '<=', recent.toISOString())
    .execute();
  await trx
    .updateTable('messages')
    .set({
      status: 'expired',
      recipient: '',
      reply_to: null,
      subject: null,
      text: '',
      html: null,
      user_id: null,
    })
    .where('id', 'in', ids)
    .execute();
}
