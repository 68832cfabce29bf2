import type { CommissionMonth } from '../../../shared/api/operator/commission-schemas.ts';
import { formatCents, formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import { loadCommissions } from '../../features/referrals/load-commissions.ts';
import { writeReferrals } from '../../features/referrals/write-referrals.ts';
import { choose, defineCommand } from './command.ts';
import { readDatabase } from './open-database.ts';
import { parsePeriodOptions, periodOptions } from './report.ts';

export const referralsCommand = defineCommand({
  name: 'referrals',
  summary: 'Clicks to carriers, and what they earned: by carrier and month, or each click as CSV.',
  options: { ...periodOptions, format: { type: 'string', value: 'FORMAT', help: 'table (default) or csv' } },
  details: ['Without --from and --to, it covers the last 30 days. Months are whole. Times and days are UTC.'],
  async run(values, _positionals, { environment, now }) {
    const format = choose('format', ['table', 'csv'], values.format);
    const period = parsePeriodOptions(values.from, values.to, now);
    const { databaseUrl } = parseConfig(environment);
    if (format === 'csv')
      return { text: await readDatabase(databaseUrl, (db) => writeReferrals(db, period)) };
    const { months } = await readDatabase(databaseUrl, (db) => loadCommissions(db, period, []));
    const lines = months.map(describeMonth);
    return { text: lines.length > 0 ? lines : 'There were no clicks in this period.\n', json: months };
  },
});

function describeMonth(row: CommissionMonth): string {
  const { month, carrierName, clicks, statuses, unknownClicks, reportedCents, statedCents, differences } =
    row;
  const counts = Object.entries(statuses).filter(([, count]) => count > 0);
  const parts = [
    `${month}  ${carrierName}`,
    formatCount(clicks, { one: '# click', other: '# clicks' }),
    ...counts.map(([status, count]) => `${formatNumber(count)} ${status}`),
    ...(unknownClicks > 0
      ? [formatCount(unknownClicks, { one: '# unknown click', other: '# unknown clicks' })]
      : []),
    `reported ${formatCents(reportedCents)}`,
    statedCents === null ? 'no statement' : `statement ${formatCents(statedCents)}`,
    ...(differences > 0 ? [formatCount(differences, { one: '# difference', other: '# differences' })] : []),
  ];
  return `${parts.join('  ')}\n`;
}
