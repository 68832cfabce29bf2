import { parseConfig } from '../../config.ts';
import { countReferralsByCarrier, listReferrals } from '../../features/operator/referral-list.repository.ts';
import { writeCsvRow } from '../../features/reporting/output/write-csv.ts';
import type { Db } from '../../platform/database/database.ts';
import { choose, defineCommand } from './command.ts';
import { readDatabase } from './open-database.ts';
import { parsePeriodOptions, periodOptions } from './report.ts';

const rowsAtOnce = 1000;

export const referralsCommand = defineCommand({
  name: 'referrals',
  summary: 'Clicks to carriers: by carrier and month, or each one as CSV.',
  options: { ...periodOptions, format: { type: 'string', value: 'FORMAT', help: 'table (default) or csv' } },
  details: ['Without --from and --to, it covers the last 30 days. Months are whole. Times and days are UTC.'],
  async run(values, _positionals, { environment, now }) {
    const format = choose('format', ['table', 'csv'], values.format);
    const period = parsePeriodOptions(values.from, values.to, now);
    const { databaseUrl } = parseConfig(environment);
    if (format === 'csv') return { text: await readDatabase(databaseUrl, (db) => writeClicks(db, period)) };
    const rows = await readDatabase(databaseUrl, async (db) => {
      const months = [];
      for (let month = period.from.slice(0, 7); month <= period.to.slice(0, 7); month = nextMonth(month)) {
        const counts = await countReferralsByCarrier(db, month);
        months.push(...counts.map((count) => ({ month, ...count })));
      }
      return months;
    });
    const lines = rows.map(
      ({ month, carrierName, clicks }) => `${month}  ${String(clicks).padStart(7)}  ${carrierName}\n`,
    );
    return { text: lines.length > 0 ? lines : 'There were no clicks in this period.\n', json: rows };
  },
});

async function writeClicks(db: Db, period: { from: string; to: string }): Promise<string> {
  let text = writeCsvRow(['time', 'carrier', 'click_id', 'campaign', 'signed_in']);
  let after: number | undefined;
  for (;;) {
    const page = await listReferrals(db, period, {
      max: rowsAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    for (const { clickedAt, carrierName, clickId, campaign, isSignedIn } of page) {
      const signedIn = isSignedIn === null ? null : isSignedIn ? 'yes' : 'no';
      text += writeCsvRow([clickedAt.toISOString(), carrierName, clickId, campaign, signedIn]);
    }
    after = page.at(-1)?.id;
    if (page.length < rowsAtOnce) return text;
  }
}

function nextMonth(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
}
