import type { Db } from '../../../platform/database/database.ts';
import type { Person } from '../../../platform/security/personal-data.ts';
import { findLastEnd, listEarlierEmails } from '../users/earlier-emails.repository.ts';
import { loadUser } from '../users/users.repository.ts';

/** Identifies the account's owner for their personal data. Throws 401 `session_missing` if the account is gone. */
export async function findAccountSubject(db: Db, userId: string): Promise<Person> {
  const { id, email, phone, phoneConfirmedAt } = await loadUser(db, userId);
  return {
    id,
    email,
    emailSince: email === null ? null : await findLastEnd(db, { email, exceptUserId: id }),
    earlierEmails: await listEarlierEmails(db, userId),
    phone: phoneConfirmedAt ? phone : null,
  };
}
