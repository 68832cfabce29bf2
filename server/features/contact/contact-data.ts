import type { PersonalData } from '../../platform/security/personal-data.ts';
import { deleteContactMessages, listContactMessages } from './contact.repository.ts';

/**
 * A person's messages to support, if they were sent from a confirmed address. The emails to support are stored
 * separately, as messages.
 */
export const contactData: PersonalData = {
  name: 'contactMessages',
  collect: async (db, { email }) => (email === null ? [] : listContactMessages(db, email)),
  async erase(trx, { email }) {
    if (email !== null) await deleteContactMessages(trx, email);
  },
};
