import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { userDataSchema } from '../../../shared/quote/user-data.ts';
import type { Db } from '../../platform/database/database.ts';

/** A quote as stored. The carrier's logo comes from the carriers. */
export type StoredQuote = Omit<ProfileQuote, 'carrierLogo'>;

export async function findQuote(db: Db, userId: string): Promise<StoredQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { userId: _owner, ...quote } = row;
  return {
    ...quote,
    userData: userDataSchema.parse(row.userData),
    quotedAt: row.quotedAt.toISOString(),
    referredAt: row.referredAt?.toISOString() ?? null,
    appliedAt: row.appliedAt?.toISOString() ?? null,
  };
}

/** Replaces the last quote, with no referral or application yet. */
export async function replaceQuote(db: Db, userId: string, quote: StoredQuote): Promise<void> {
  const row = {
    ...quote,
    userData: JSON.stringify(quote.userData),
    quotedAt: new Date(quote.quotedAt),
    referredCarrierName: null,
    referredAt: null,
    appliedCarrierName: null,
    appliedAt: null,
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

/** Records where the person says they applied, or forgets it. Saying it again keeps the first time. */
export async function markApplied(
  db: Db,
  userId: string,
  carrierName: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ appliedCarrierName: carrierName, appliedAt: carrierName === null ? null : now })
    .where('userId', '=', userId)
    .where('appliedCarrierName', 'is distinct from', carrierName)
    .execute();
}

export async function deleteQuote(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quotes').where('userId', '=', userId).execute();
}
