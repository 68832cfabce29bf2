import type { Db } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/security/personal-data.ts';

/** What happened on the site while the person was signed in. Deleting the account removes the link, not the events. */
export const personEvents: PersonalData = {
  name: 'analyticsEvents',
  collect: (db, { id }) => listPersonEvents(db, id),
  erase: (trx, { id }) => unlinkPersonEvents(trx, id),
};

/** The events from while the person was signed in, oldest first. */
function listPersonEvents(db: Db, userId: string) {
  return db
    .selectFrom('analyticsEvents')
    .select([
      'action',
      'name',
      'eventType',
      'carrier',
      'pageRoute',
      'elementClicked',
      'elementValue',
      'additionalData',
      'sessionId',
      'deviceClass',
      'browserFamily',
      'occurredAt',
    ])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** Keeps the events, but removes everything about the person. */
async function unlinkPersonEvents(db: Db, userId: string): Promise<void> {
  await db.updateTable('analyticsEvents').set({ userId: null }).where('userId', '=', userId).execute();
}
