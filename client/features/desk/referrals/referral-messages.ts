import type { CommissionDifference } from '../../../../shared/api/operator/commission-schemas.ts';
import type { OutcomeStatus } from '../../../../shared/api/webhooks/postbacks.contract.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { formatCount } from '../../../../shared/format/plurals.ts';

const statuses: Readonly<Record<OutcomeStatus, string>> = {
  applied: 'Applied',
  approved: 'Approved',
  issued: 'Issued',
  declined: 'Declined',
  canceled: 'Canceled',
};

const differenceNames: Readonly<Record<CommissionDifference, string>> = {
  not_in_statement: 'Missing from the statement',
  amount: 'Different amount',
  status: 'Different status',
  not_reported: 'Only in the statement',
  unknown_click: 'Unknown click',
};

export const referralMessages = {
  referrals: {
    months: 'By carrier and month',
    monthColumns: ['Month and carrier', 'Clicks'],
    clicks: 'Clicks',
    columns: ['Time', 'Carrier', 'Click ID', 'Campaign', 'Signed in', 'Status', 'Commission'],
    yes: 'Yes',
    no: 'No',
    empty: 'No one continued to a carrier in this period.',
  },
  commissions: {
    statuses,
    statusCounts: {
      applied: (count: string) => `${count} applied`,
      approved: (count: string) => `${count} approved`,
      issued: (count: string) => `${count} issued`,
      declined: (count: string) => `${count} declined`,
      canceled: (count: string) => `${count} canceled`,
    },
    unknownClicks: (count: number) =>
      formatCount(count, { one: '# unknown click', other: '# unknown clicks' }),
    months: 'By month and carrier',
    monthColumns: [
      'Month and carrier',
      'Clicks',
      'Outcomes',
      'Reported',
      'Statement',
      'Uploaded',
      'Differences',
    ],
    monthOf: (month: string, carrierName: string) => `${month}, ${carrierName}`,
    notUploaded: 'Not yet',
    empty: 'There are no clicks, reports, or statements in these months.',
    differences: 'Differences',
    differenceColumns: ['Click ID', 'Month and carrier', 'Difference', 'Reported', 'Statement'],
    differenceNames,
    outcome: (status: string, commission: string) => `${status}, ${commission}`,
    moreDifferences: (count: number) =>
      `${formatCount(count, { one: '# more is', other: '# more are' })} in the CSV above.`,
    agreed: 'None. What was reported matches every statement uploaded for these months.',
    upload: 'Upload a statement',
    uploadText:
      'A CSV file with the columns click id, status, amount, and date. If any line has a problem, nothing is stored. A new file replaces the earlier one for the same carrier and month.',
    carrier: 'Carrier',
    carrierMissing: 'Choose a carrier.',
    month: 'Month',
    monthMissing: 'Choose a month.',
    file: 'File',
    fileHint: 'Up to 20,000 lines.',
    fileMissing: 'Choose a file.',
    uploadButton: 'Upload',
    stored: (lines: number, total: string) =>
      `Stored ${formatCount(lines, { one: '# line', other: '# lines' })}, ${total} in total. The figures above include this statement.`,
    notStored: (count: number, listed: number) =>
      `Nothing was stored. Fix ${formatCount(count, { one: '# problem', other: '# problems' })}${listed < count ? ` (the first ${formatNumber(listed)} are listed)` : ''}, and upload the file again.`,
    problems: 'What to fix',
    problemColumns: ['Line', 'Problem'],
    line: (line: string) => `Line ${line}`,
  },
} as const;
