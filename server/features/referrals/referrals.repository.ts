import type { Db } from '../../platform/database.ts';

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
export async function insertReferral(db: Db, referral: Referral): Promise<{ id: number; carrierId: string }> {
  const row = await db
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
    // Writing the click id over itself makes RETURNING give the stored row on a repeated call.
    .onConflict((conflict) => conflict.column('click_id').doUpdateSet({ click_id: referral.clickId }))
    .returning(['id', 'carrier_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, carrierId: row.carrier_id };
}
