import type { Db } from '../../platform/database/database.ts';
import type { LocalPeriod } from '../../platform/local-days.ts';
import { byteOrderMark, type CsvCell, writeCsvRow } from '../../platform/write-csv-row.ts';
import type { NamedClick } from './load-commissions.ts';
import { listReferrals } from './referral-list.repository.ts';
import type { OutcomeSummary } from './summarize-outcomes.ts';

const rowsAtOnce = 1000;

/** Writes the clicks of a period as CSV, newest first, with the column names in the first line. */
export async function writeReferrals(db: Db, period: LocalPeriod): Promise<string> {
  const columns = ['time', 'carrier', 'click_id', 'campaign', 'signed_in', 'status', 'commission'];
  const lines = [writeCsvRow(columns)];
  let after: number | undefined;
  for (;;) {
    const page = await listReferrals(db, period, {
      max: rowsAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    for (const { clickedAt, carrierName, clickId, campaign, isSignedIn, outcome } of page) {
      const signedIn = isSignedIn === null ? null : isSignedIn ? 'yes' : 'no';
      const cells = [clickedAt.toISOString(), carrierName, clickId, campaign, signedIn];
      lines.push(writeCsvRow([...cells, ...writeOutcome(outcome)]));
    }
    after = page.at(-1)?.id;
    if (page.length < rowsAtOnce) return byteOrderMark + lines.join('');
  }
}

/** Writes reports and statements, click by click, as CSV, with the column names in the first line. */
export function writeCommissions(clicks: readonly NamedClick[]): string {
  const columns = ['month', 'carrier', 'click_id', 'clicked', 'reported_status', 'reported_commission'];
  const lines = clicks.map(({ month, carrierName, clickId, clickedAt, reported, stated, difference }) =>
    writeCsvRow([
      month,
      carrierName,
      clickId,
      clickedAt?.toISOString() ?? null,
      ...writeOutcome(reported),
      ...writeOutcome(stated),
      difference,
    ]),
  );
  const head = writeCsvRow([...columns, 'statement_status', 'statement_commission', 'difference']);
  return byteOrderMark + head + lines.join('');
}

function writeOutcome(outcome: OutcomeSummary | null): readonly CsvCell[] {
  return outcome ? [outcome.status, outcome.commissionCents / 100] : [null, null];
}
