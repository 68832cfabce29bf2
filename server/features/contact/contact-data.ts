import type { PersonalData } from '../../platform/security/personal-data.ts';
import { deleteContactMessages, listContactMessages } from './contact.repository.ts';

/** What someone wrote to support from the address that they have confirmed; the emails made of it are messages. */
export function createContactData(): PersonalData {
  return {
    name: 'contactMessages',
    collect: async (db, { email }) => (email === null ? [] : listContactMessages(db, email)),
    async erase(trx, { email }) {
      if (email !== null) await deleteContactMessages(trx, email);
    },
  };
}
