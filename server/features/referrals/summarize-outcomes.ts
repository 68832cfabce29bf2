import type { OutcomeStatus } from '../../../shared/api/webhooks/postbacks.contract.ts';
import type { Outcome, StatementUpload, StoredOutcome } from './outcomes.repository.ts';

/** The current status of a referral, and what it has earned. */
export type OutcomeSummary = { status: OutcomeStatus; commissionCents: number };

/** Returns the latest status and the sum of the amounts. The outcomes must be in the order in which they happened. */
export function summarize(outcomes: readonly Outcome[]): OutcomeSummary | null {
  const last = outcomes.at(-1);
  if (!last) return null;
  const commissionCents = outcomes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { status: last.status, commissionCents };
}

/** Returns a key for a carrier's month, to find its statement by. */
export function nameMonth({ carrierId, month }: { carrierId: string; month: string }): string {
  return `${month} ${carrierId}`;
}

export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/**
 * Returns each click's summary, by carrier and click id. For money, a month's statement replaces what the carrier
 * reported in that month, so that nothing counts twice.
 */
export function summarizeClicks(
  outcomes: readonly StoredOutcome[],
  statements: readonly StatementUpload[],
): (referral: { carrierId: string; clickId: string }) => OutcomeSummary | null {
  const settled = new Set(statements.map(nameMonth));
  const byClick = Map.groupBy(outcomes, nameClick);
  return (referral) => {
    const found = byClick.get(nameClick(referral)) ?? [];
    const counted = found.map((outcome) => {
      const isSettled = settled.has(nameMonth({ ...outcome, month: toMonth(outcome.occurredOn) }));
      return isSettled && outcome.source === 'postback' ? { ...outcome, amountCents: 0 } : outcome;
    });
    return summarize(counted);
  };
}

function nameClick({ carrierId, clickId }: { carrierId: string; clickId: string }): string {
  return `${carrierId} ${clickId}`;
}
