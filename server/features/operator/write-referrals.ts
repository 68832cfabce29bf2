import type { Db } from '../../platform/database/database.ts';
import { writeCsvRow } from '../../platform/write-csv-row.ts';
import { listReferrals } from './referral-list.repository.ts';

const rowsAtOnce = 1000;

/** The clicks of a period as CSV, newest first, with the names of the columns in the first line. */
export async function writeReferrals(db: Db, period: { from: string; to: string }): Promise<string> {
  const lines = [writeCsvRow(['time', 'carrier', 'click_id', 'campaign', 'signed_in'])];
  let after: number | undefined;
  for (;;) {
    const page = await listReferrals(db, period, {
      max: rowsAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    for (const { clickedAt, carrierName, clickId, campaign, isSignedIn } of page) {
      const signedIn = isSignedIn === null ? null : isSignedIn ? 'yes' : 'no';
      lines.push(writeCsvRow([clickedAt.toISOString(), carrierName, clickId, campaign, signedIn]));
    }
    after = page.at(-1)?.id;
    if (page.length < rowsAtOnce) return lines.join('');
  }
}
