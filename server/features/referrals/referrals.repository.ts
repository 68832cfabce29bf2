import type { Db } from '../../platform/database/database.ts';

export type Referral = {
  carrierId: string;
  carrierName: string;
  referralUrl: string;
  sessionId: string;
  clickId: string;
  userAgent: string;
  clickedAt: Date;
};

/** Stores a referral. A click id that is already stored changes nothing; the first row's id and carrier come back. */
export async function insertReferral(
  db: Db,
  referral: Referral,
): Promise<{ id: number; carrierId: string; isNew: boolean }> {
  const added = await db
    .insertInto('referral_logs')
    .values({
      carrier_id: referral.carrierId,
      carrier_name: referral.carrierName,
      referral_url: referral.referralUrl,
      session_id: referral.sessionId,
      click_id: referral.clickId,
      user_agent: referral.userAgent,
      ip_address: '',
      clicked_at: referral.clickedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column('click_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, carrierId: referral.carrierId, isNew: true };
  const { id, carrier_id: carrierId } = await db
    .selectFrom('referral_logs')
    .select(['id', 'carrier_id'])
    .where('click_id', '=', referral.clickId)
    .executeTakeFirstOrThrow();
  return { id, carrierId, isNew: false };
}
