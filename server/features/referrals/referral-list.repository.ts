import { addDays } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type LocalPeriod, startOfDay } from '../../platform/local-days.ts';
import { listOutcomesOf, listStatements } from './outcomes.repository.ts';
import { type OutcomeSummary, summarizeClicks } from './summarize-outcomes.ts';

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
  /** What the carrier reported, if anything. */
  outcome: OutcomeSummary | null;
};

/** Lists the clicks of a period, newest first. `after` is the id of the last click on the previous page. */
export async function listReferrals(
  db: Db,
  { from, to, timeZone }: LocalPeriod,
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
    .where('referralLogs.clickedAt', '>=', startOfDay(from, timeZone))
    .where('referralLogs.clickedAt', '<', startOfDay(addDays(to, 1), timeZone));
  const rows = await (after === undefined ? query : query.where('referralLogs.id', '<', after))
    .orderBy('referralLogs.id', 'desc')
    .limit(max)
    .execute();
  const outcomes = await listOutcomesOf(
    db,
    rows.map(({ clickId }) => clickId),
  );
  const summarizeClick = summarizeClicks(outcomes, await listStatements(db));
  return rows.map((row) => ({ ...row, outcome: summarizeClick(row) }));
}

/** Lists the months of a period, in order. */
export function listMonths({ from, to }: Pick<LocalPeriod, 'from' | 'to'>): readonly string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months;
}

/** Counts clicks by carrier in every month of a period. Months are whole. */
export async function countReferralsByMonth(db: Db, period: LocalPeriod) {
  const months = [];
  for (const month of listMonths(period)) {
    for (const row of await countInMonth(db, month, period.timeZone)) months.push({ month, ...row });
  }
  return months;
}

async function countInMonth(db: Db, month: string, timeZone: string) {
  const rows = await db
    .selectFrom('referralLogs')
    .select(({ fn }) => [
      'carrierId',
      fn.max('carrierName').as('carrierName'),
      fn.countAll<number>().as('clicks'),
    ])
    .where('clickedAt', '>=', startOfDay(`${month}-01`, timeZone))
    .where('clickedAt', '<', startOfDay(`${nextMonth(month)}-01`, timeZone))
    .groupBy('carrierId')
    .orderBy('carrierId')
    .execute();
  return rows.map(({ carrierId, carrierName, clicks }) => ({
    carrierId,
    carrierName: carrierName ?? carrierId,
    clicks: Number(clicks),
  }));
}

/** The carriers that clicks were ever logged for, by id. One may be gone from the match by now. */
export async function listReferredCarriers(db: Db): Promise<readonly { id: string; name: string }[]> {
  const rows = await db
    .selectFrom('referralLogs')
    .select(({ fn }) => ['carrierId', fn.max('carrierName').as('carrierName')])
    .groupBy('carrierId')
    .execute();
  return rows.map(({ carrierId, carrierName }) => ({ id: carrierId, name: carrierName ?? carrierId }));
}

function nextMonth(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
}
