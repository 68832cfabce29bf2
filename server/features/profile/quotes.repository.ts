import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { userDataSchema } from '../../../shared/quote/user-data.ts';
import type { Db } from '../../platform/database/database.ts';

/** A quote as stored. The carrier's logo comes from the carriers' data, and the outcome from their reports. */
export type StoredQuote = Omit<ProfileQuote, 'carrierLogo' | 'outcome'>;

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

/** Replaces the last quote. The new one has no referral or application yet. */
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
  await db.deleteFrom('quoteClicks').where('userId', '=', userId).execute();
}

/** A click that led from a quote to a carrier. */
export type QuoteClick = { carrierName: string; clickId: string; clickedAt: Date };

/**
 * Records the carrier that the person continued to last from their quote, also if the click arrives late. Does nothing
 * without a quote.
 */
export async function markReferred(
  trx: Db,
  userId: string,
  { carrierName, clickId, clickedAt }: QuoteClick,
): Promise<void> {
  const quote = await trx
    .selectFrom('quotes')
    .select('referredAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!quote) return;
  if (!quote.referredAt || quote.referredAt <= clickedAt) {
    await trx
      .updateTable('quotes')
      .set({ referredCarrierName: carrierName, referredAt: clickedAt })
      .where('userId', '=', userId)
      .execute();
  }
  await trx
    .insertInto('quoteClicks')
    .values({ clickId, userId })
    .onConflict((conflict) => conflict.column('clickId').doNothing())
    .execute();
}

/** Lists the ids of the clicks that led from the person's quote to carriers. */
export async function listQuoteClicks(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('quoteClicks')
    .select('clickId')
    .where('userId', '=', userId)
    .orderBy('clickId')
    .execute();
  return rows.map(({ clickId }) => clickId);
}

/** Records the carrier that the person says they applied to, or removes it. Repeating it keeps the first time. */
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
