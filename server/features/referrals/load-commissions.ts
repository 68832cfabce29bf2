import type { CommissionMonth } from '../../../shared/api/operator/commission-schemas.ts';
import type { OutcomeStatus } from '../../../shared/api/webhooks/postbacks.contract.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LocalPeriod } from '../../platform/local-days.ts';
import { listOutcomesIn, listReporters, listStatements } from './outcomes.repository.ts';
import { type ReconciledClick, reconcile } from './reconcile.ts';
import { countReferralsByMonth, listMonths, listReferredCarriers } from './referral-list.repository.ts';
import { nameMonth } from './summarize-outcomes.ts';

type NamedCarrier = { id: string; name: string };
export type NamedClick = ReconciledClick & { carrierName: string };
export type Commissions = {
  from: string;
  to: string;
  /** The carriers that a statement can come from, by name. */
  carriers: readonly NamedCarrier[];
  months: readonly CommissionMonth[];
  clicks: readonly NamedClick[];
};

/**
 * Compares what carriers reported in the months of a period with their statements. All figures are from the same
 * moment.
 */
export function loadCommissions(
  db: Db,
  period: LocalPeriod,
  current: readonly NamedCarrier[],
): Promise<Commissions> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      const wanted = listMonths(period);
      const months = { from: wanted[0] ?? '', to: wanted.at(-1) ?? '' };
      const names = new Map((await listReferredCarriers(trx)).map(({ id, name }) => [id, name]));
      for (const { id, name } of current) names.set(id, name);
      const statements = await listStatements(trx);
      const clicks = reconcile(await listOutcomesIn(trx, months), {
        statements,
        reporters: await listReporters(trx),
      }).map((click) => ({ ...click, carrierName: names.get(click.carrierId) ?? click.carrierId }));
      const counted = await countReferralsByMonth(trx, period);
      const shown = new Map(
        [...counted, ...clicks, ...statements.filter(({ month }) => wanted.includes(month))].map((each) => [
          nameMonth(each),
          { month: each.month, carrierId: each.carrierId },
        ]),
      );
      const clicksOf = new Map(counted.map((each) => [nameMonth(each), each.clicks]));
      const uploads = new Map(statements.map((each) => [nameMonth(each), each.uploadedAt]));
      const byMonth = Map.groupBy(clicks, nameMonth);
      return {
        ...months,
        carriers: [...names]
          .map(([id, name]) => ({ id, name }))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        months: [...shown]
          .map(([key, { month, carrierId }]) => ({
            month,
            carrierId,
            carrierName: names.get(carrierId) ?? carrierId,
            clicks: clicksOf.get(key) ?? 0,
            ...addUp(byMonth.get(key) ?? [], uploads.get(key)),
          }))
          .toSorted(compareMonths),
        clicks,
      };
    });
}

/** Sorts by month, latest first, and then by the carrier's name. */
function compareMonths(a: CommissionMonth, b: CommissionMonth): number {
  if (a.month !== b.month) return a.month < b.month ? 1 : -1;
  return a.carrierName < b.carrierName ? -1 : 1;
}

function addUp(clicks: readonly ReconciledClick[], uploadedAt: Date | undefined) {
  const known = clicks.filter(({ clickedAt }) => clickedAt !== null);
  const countStatus = (status: OutcomeStatus) =>
    known.filter((click) => (click.stated ?? click.reported)?.status === status).length;
  const sum = (kind: 'reported' | 'stated') =>
    clicks.reduce((total, click) => total + (click[kind]?.commissionCents ?? 0), 0);
  return {
    statuses: {
      applied: countStatus('applied'),
      approved: countStatus('approved'),
      issued: countStatus('issued'),
      declined: countStatus('declined'),
      canceled: countStatus('canceled'),
    },
    unknownClicks: clicks.length - known.length,
    reportedCents: sum('reported'),
    statedCents: uploadedAt ? sum('stated') : null,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    differences: clicks.filter(({ difference }) => difference !== null).length,
  };
}
