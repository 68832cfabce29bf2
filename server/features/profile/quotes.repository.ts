import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { userDataSchema } from '../../../shared/quote/user-data.ts';
import type { Db } from '../../platform/database/database.ts';

export async function findQuote(db: Db, userId: string): Promise<ProfileQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  return {
    userData: userDataSchema.parse(JSON.parse(row.user_data)),
    carrierId: row.carrier_id,
    carrierName: row.carrier_name,
    matchPercent: row.match_percent,
    quotedAt: row.quoted_at,
    referredCarrierName: row.referred_carrier_name,
    referredAt: row.referred_at,
  };
}

/** Puts a quote in the place of the last one, with nobody referred yet. */
export async function replaceQuote(
  db: Db,
  userId: string,
  { userData, carrierId, carrierName, matchPercent, quotedAt }: ProfileQuote,
): Promise<void> {
  const columns = {
    user_data: JSON.stringify(userData),
    carrier_id: carrierId,
    carrier_name: carrierName,
    match_percent: matchPercent,
    quoted_at: quotedAt,
    referred_carrier_name: null,
    referred_at: null,
  };
  await db
    .insertInto('quotes')
    .values({ ...columns, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Notes to which carrier's site the person went on from their quote. Without a quote nothing is noted. */
export async function markReferred(db: Db, userId: string, carrierName: string, now: Date): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ referred_carrier_name: carrierName, referred_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}
