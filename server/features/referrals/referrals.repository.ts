import type { Db } from '../../platform/database/database.ts';

export type Referral = {
  carrierId: string;
  carrierName: string;
  referralUrl: string;
  sessionId: string;
  clickId: string;
  userAgent: string;
  isSignedIn: boolean;
  clickedAt: Date;
};

/** Returns the carrier and time of a click, by its click id. */
export function findReferral(
  db: Db,
  clickId: string,
): Promise<Pick<Referral, 'carrierId' | 'clickedAt'> | undefined> {
  return db
    .selectFrom('referralLogs')
    .select(['carrierId', 'clickedAt'])
    .where('clickId', '=', clickId)
    .executeTakeFirst();
}

/**
 * Stores a referral. If the click ID is already stored, changes nothing and returns the ID and carrier of the first
 * row.
 */
export async function insertReferral(
  db: Db,
  referral: Referral,
): Promise<{ id: number; carrierId: string; isNew: boolean }> {
  const added = await db
    .insertInto('referralLogs')
    .values(referral)
    .onConflict((conflict) => conflict.column('clickId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, carrierId: referral.carrierId, isNew: true };
  const { id, carrierId } = await db
    .selectFrom('referralLogs')
    .select(['id', 'carrierId'])
    .where('clickId', '=', referral.clickId)
    .executeTakeFirstOrThrow();
  return { id, carrierId, isNew: false };
}
