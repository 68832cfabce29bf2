import type { PersonalData } from '../../platform/security/personal-data.ts';

/** What happened on the site while the person was signed in. Deleting the account removes the link, not the events. */
export const personEvents: PersonalData = {
  name: 'analyticsEvents',
  collect: (db, { id }) =>
    db
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
      .where('userId', '=', id)
      .orderBy('id')
      .execute(),
  async erase(trx, { id }) {
    await trx.updateTable('analyticsEvents').set({ userId: null }).where('userId', '=', id).execute();
  },
};
