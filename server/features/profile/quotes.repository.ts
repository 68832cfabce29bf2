import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { userDataSchema } from '../../../shared/quote/user-data.ts';
import type { Db } from '../../platform/database/database.ts';

export async function findQuote(db: Db, userId: string): Promise<ProfileQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { userId: _owner, ...quote } = row;
  return {
    ...quote,
    userData: userDataSchema.parse(row.userData),
    quotedAt: row.quotedAt.toISOString(),
    referredAt: row.referredAt?.toISOString() ?? null,
  };
}

/** Replaces the last quote, with no referral yet. */
export async function replaceQuote(db: Db, userId: string, quote: ProfileQuote): Promise<void> {
  const row = {
    ...quote,
    userData: JSON.stringify(quote.userData),
    quotedAt: new Date(quote.quotedAt),
    referredCarrierName: null,
    referredAt: null,
  };
  await db
    .insertInto('quotes')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}

/** Records the carrier that the person continued to from their quote. Does nothing without a quote. */
export async function markReferred(db: Db, userId: string, carrierName: string, now: Date): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ referredCarrierName: carrierName, referredAt: now })
    .where('userId', '=', userId)
    .execute();
}

export async function deleteQuote(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quotes').where('userId', '=', userId).execute();
}
