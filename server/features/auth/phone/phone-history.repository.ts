import type { Db } from '../../../platform/database/database.ts';

/**
 * Notes whose the texts and codes to a number were, now that it is proven: they go with the account even after the
 * number has changed.
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
