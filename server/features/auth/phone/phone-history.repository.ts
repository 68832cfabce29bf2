import type { Db } from '../../../platform/database/database.ts';

/**
 * Links the texts and codes sent to a number to the person who has now verified it, so that they are deleted with the
 * account even if the number changes.
 */
export async function linkPhoneHistory(trx: Db, phone: string, userId: string): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ userId })
    .where('recipient', '=', phone)
    .where('userId', 'is', null)
    .execute();
  await trx
    .updateTable('codes')
    .set({ userId })
    .where('target', '=', phone)
    .where('userId', 'is', null)
    .execute();
}
