import type { PersonalData } from '../../platform/security/personal-data.ts';
import { listPersonEvents, unlinkPersonEvents } from './analytics.repository.ts';

/** What happened on the site while the person was signed in. Deleting the account removes the link, not the events. */
export const analyticsData: PersonalData = {
  name: 'analyticsEvents',
  collect: (db, { id }) => listPersonEvents(db, id),
  erase: (trx, { id }) => unlinkPersonEvents(trx, id),
};
