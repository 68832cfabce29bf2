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

/** Clicks by carrier in every month of a period, whole months in UTC. */
export async function countReferralsByMonth(db: Db, { from, to }: Days) {
  const months = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    for (const row of await countInMonth(db, month)) months.push({ month, ...row });
  }
  return months;
}

async function countInMonth(db: Db, month: string) {
  const start = startOf(`${month}-01`);
  const rows = await db
    .selectFrom('referralLogs')
    .select(({ fn }) => [
      'carrierId',
      fn.max('carrierName').as('carrierName'),
      fn.countAll<number>().as('clicks'),
    ])
    .where('clickedAt', '>=', start)
    .where('clickedAt', '<', startOf(`${nextMonth(month)}-01`))
    .groupBy('carrierId')
    .orderBy('carrierId')
    .execute();
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }));
}

function nextMonth(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
}
