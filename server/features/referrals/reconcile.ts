import type { CommissionDifference } from '../../../shared/api/operator/commission-schemas.ts';
import type { DatedOutcome, StatementUpload } from './outcomes.repository.ts';
import { nameMonth, type OutcomeSummary, summarize, toMonth } from './summarize-outcomes.ts';

/** A click in a carrier's month: what the carrier reported earlier, and what its statement says. */
export type ReconciledClick = {
  month: string;
  carrierId: string;
  clickId: string;
  clickedAt: Date | null;
  reported: OutcomeSummary | null;
  stated: OutcomeSummary | null;
  /** Null if both agree, or if there is nothing to compare. */
  difference: CommissionDifference | null;
};

type Options = {
  statements: readonly StatementUpload[];
  /** Carriers that report by postback. A missing report from any other carrier isn't a difference. */
  reporters: ReadonlySet<string>;
};

/** Compares reports with statements, click by click, latest month first. */
export function reconcile(
  outcomes: readonly DatedOutcome[],
  { statements, reporters }: Options,
): readonly ReconciledClick[] {
  const settled = new Set(statements.map(nameMonth));
  const byClick = Map.groupBy(outcomes, ({ carrierId, clickId, occurredOn }) =>
    [nameMonth({ carrierId, month: toMonth(occurredOn) }), clickId].join(' '),
  );
  const clicks = [...byClick.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { carrierId, clickId, clickedAt } = first;
    const month = toMonth(first.occurredOn);
    const reported = summarize(found.filter(({ source }) => source === 'postback'));
    const stated = summarize(found.filter(({ source }) => source === 'statement'));
    const click = { month, carrierId, clickId, clickedAt, reported, stated };
    const isComparable = settled.has(nameMonth(click));
    return { ...click, difference: isComparable ? findDifference(click, reporters.has(carrierId)) : null };
  });
  return clicks.toSorted((a, b) => Number(a.month < b.month) - Number(a.month > b.month));
}

function findDifference(
  { clickedAt, reported, stated }: Omit<ReconciledClick, 'difference'>,
  isReporter: boolean,
): CommissionDifference | null {
  if (!stated) return reported?.commissionCents ? 'not_in_statement' : null;
  if (!clickedAt) return 'unknown_click';
  if (!reported) return isReporter ? 'not_reported' : null;
  if (reported.commissionCents !== stated.commissionCents) return 'amount';
  return reported.status === stated.status ? null : 'status';
}
