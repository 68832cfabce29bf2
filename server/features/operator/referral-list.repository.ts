import type { Db } from '../../platform/database/database.ts';

/** Days in UTC, both included. */
type Days = { from: string; to: string };

export type ListedReferral = {
  id: number;
  clickId: string;
  carrierId: string;
  carrierName: string;
  clickedAt: Date;
  /** Null for referrals from before this was stored. */
  isSignedIn: boolean | null;
  /** The visit's latest campaign. */
  campaign: string | null;
};

/** The clicks of a period, newest first. `after` is the id of the last one of the page before. */
export function listReferrals(
  db: Db,
  { from, to }: Days,
  { max, after }: { max: number; after?: number },
): Promise<readonly ListedReferral[]> {
  const query = db
    .selectFrom('referralLogs')
    .leftJoin('analyticsSessions', 'analyticsSessions.sessionId', 'referralLogs.sessionId')
    .select([
      'referralLogs.id',
      'referralLogs.clickId',
      'referralLogs.carrierId',
      'referralLogs.carrierName',
      'referralLogs.clickedAt',
      'referralLogs.isSignedIn',
      'analyticsSessions.lastCampaign as campaign',
    ])
    .where('referralLogs.clickedAt', '>=', startOf(from))
    .where('referralLogs.clickedAt', '<', endOf(to));
  return (after === undefined ? query : query.where('referralLogs.id', '<', after))
    .orderBy('referralLogs.id', 'desc')
    .limit(max)
    .execute();
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

function endOf(day: string): Date {
  return new Date(startOf(day).getTime() + 86_400_000);
}

/** Clicks by carrier in a month such as `2026-03`, in UTC. */
export async function countReferralsByCarrier(db: Db, month: string) {
  const start = startOf(`${month}-01`);
  const rows = await db
    .selectFrom('referralLogs')
    .select(({ fn }) => [
      'carrierId',
      fn.max('carrierName').as('carrierName'),
      fn.countAll<number>().as('clicks'),
    ])
    .where('clickedAt', '>=', start)
    .where('clickedAt', '<', new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)))
    .groupBy('carrierId')
    .orderBy('carrierId')
    .execute();
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }));
}
