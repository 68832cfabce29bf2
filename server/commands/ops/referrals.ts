import { parseConfig } from '../../config.ts';
import { countReferralsByMonth } from '../../features/operator/referral-list.repository.ts';
import { writeReferrals } from '../../features/operator/write-referrals.ts';
import { choose, defineCommand } from './command.ts';
import { readDatabase } from './open-database.ts';
import { parsePeriodOptions, periodOptions } from './report.ts';

export const referralsCommand = defineCommand({
  name: 'referrals',
  summary: 'Clicks to carriers: by carrier and month, or each one as CSV.',
  options: { ...periodOptions, format: { type: 'string', value: 'FORMAT', help: 'table (default) or csv' } },
  details: ['Without --from and --to, it covers the last 30 days. Months are whole. Times and days are UTC.'],
  async run(values, _positionals, { environment, now }) {
    const format = choose('format', ['table', 'csv'], values.format);
    const period = parsePeriodOptions(values.from, values.to, now);
    const { databaseUrl } = parseConfig(environment);
    if (format === 'csv')
      return { text: await readDatabase(databaseUrl, (db) => writeReferrals(db, period)) };
    const rows = await readDatabase(databaseUrl, (db) => countReferralsByMonth(db, period));
    const lines = rows.map(
      ({ month, carrierName, clicks }) => `${month}  ${String(clicks).padStart(7)}  ${carrierName}\n`,
    );
    return { text: lines.length > 0 ? lines : 'There were no clicks in this period.\n', json: rows };
  },
});
