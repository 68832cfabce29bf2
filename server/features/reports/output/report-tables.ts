import { capitalize } from '../../../../shared/format/first-letter.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { formatPercent } from '../../../../shared/format/percent.ts';
import { divide, sum } from '../arithmetic.ts';
import type { CampaignRow, Outcome, Report, StepRow } from '../report.ts';
import { messages } from '../report-messages.ts';

/** A rate is from 0 to 1. Null means unknown. */
export type Cell = string | number | null;

type Column = {
  title: string;
  kind: 'text' | 'count' | 'rate';
  /** Also drawn as a bar, if the format supports it. */
  hasBar?: boolean;
};

export type ReportTable = {
  id: string;
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
};

const text = (title: string): Column => ({ title, kind: 'text' });
const count = (title: string): Column => ({ title, kind: 'count' });
const rate = (title: string): Column => ({ title, kind: 'rate' });

const outcomeColumns = [
  { ...count('Visits'), hasBar: true },
  count('Started'),
  count('Matches'),
  count('Referrals'),
  rate('Referral rate'),
];

function listOutcome({ visits, started, matches, referrals, referralRate }: Outcome): readonly Cell[] {
  return [visits, started, matches, referrals, referralRate];
}

/** The whole report as tables: the only source of the figures in the terminal, the CSV, and the HTML. */
export function tabulateReport(report: Report): readonly ReportTable[] {
  const { funnel, otherSteps, carriers, campaigns, devices, days, beacon, sources } = report;
  const tables: ReportTable[] = [
    tabulateSummary(report),
    tabulateSteps('funnel', 'Quote funnel', funnel, 'quote'),
    tabulateSteps('account-funnel', 'Account funnel', funnel, 'account'),
    {
      id: 'other-steps',
      title: 'Other steps',
      columns: [text('Step'), count('Reached')],
      rows: otherSteps.map(({ step, reached }) => [step, reached]),
    },
    {
      id: 'carriers',
      title: 'Carriers',
      columns: [
        text('Carrier'),
        { ...count('Matches'), hasBar: true },
        count('Referrals'),
        rate(messages.tables.referralsPerMatch),
        count('Clicks logged'),
      ],
      rows: carriers.map(({ name, matches, referrals, loggedClicks }) => [
        name,
        matches,
        referrals,
        divide(referrals, matches),
        loggedClicks,
      ]),
    },
    tabulateCampaigns('first-touch', messages.tables.byFirstTouch, campaigns.firstTouch),
    tabulateCampaigns('last-touch', messages.tables.byLastTouch, campaigns.lastTouch),
    {
      id: 'devices',
      title: 'Devices',
      columns: [text('Device'), ...outcomeColumns],
      rows: devices.map((row) => [capitalize(row.device), ...listOutcome(row)]),
    },
    {
      id: 'days',
      title: 'Days (UTC)',
      columns: [text('Day'), count('Page views'), ...outcomeColumns],
      rows: days.map((row) => [row.date, row.pageViews, ...listOutcome(row)]),
    },
    {
      id: 'beacon',
      title: 'Beacon health',
      columns: [text('Outcome'), text('Reason'), count('Events'), rate('Share')],
      rows: beacon.map(({ outcome, reason, count }) => [
        outcome === 'refused' ? 'Refused calls' : capitalize(outcome),
        reason.replaceAll('_', ' '),
        count,
        outcome === 'refused' ? '' : divide(count, countEvents(beacon)),
      ]),
    },
  ];
  return [...tables, ...tabulateSources(sources)].filter(
    ({ id, rows }) => rows.length > 0 || !(id === 'other-steps' || id.startsWith('source')),
  );
}

function tabulateSummary({ visits }: Report): ReportTable {
  const { started, matches, referrals } = visits;
  return {
    id: 'summary',
    title: 'Summary',
    columns: [text('Figure'), count('Count'), rate('Rate'), text('Of')],
    rows: [
      ['Visits', visits.visits, '', ''],
      ['Page views', visits.pageViews, '', ''],
      [messages.tables.daysWithVisits, visits.activeDays, '', ''],
      ['Quotes started', started, divide(started, visits.visits), 'visits'],
      ['Matches received', matches, divide(matches, started), 'quotes started'],
      [messages.tables.referrals, referrals, divide(referrals, matches), 'matches received'],
      [messages.tables.referrals, referrals, visits.referralRate, 'visits'],
      ['Accounts created', visits.accountsCreated, divide(visits.accountsCreated, visits.visits), 'visits'],
      [messages.tables.eventsWithoutVisit, visits.anonymousEvents, '', ''],
    ],
  };
}

function tabulateSteps(
  id: string,
  title: string,
  steps: readonly StepRow[],
  branch: StepRow['branch'],
): ReportTable {
  return {
    id,
    title,
    columns: [
      text('Step'),
      { ...count('Reached'), hasBar: true },
      rate(messages.tables.ofFirstStep),
      count('Left here'),
      rate('Drop-off'),
    ],
    rows: steps
      .filter((step) => step.branch === branch)
      .map(({ title, reached, reachedRate, left, leftRate }) => [
        title,
        reached,
        reachedRate,
        left,
        leftRate,
      ]),
  };
}

function tabulateCampaigns(id: string, title: string, rows: readonly CampaignRow[]): ReportTable {
  return {
    id,
    title,
    columns: [text('Source'), text('Medium'), text('Campaign'), ...outcomeColumns],
    rows: rows.map((row) => [row.source, row.medium, row.campaign, ...listOutcome(row)]),
  };
}

/**
 * Counts incoming events. Rejected calls count as a whole and not by their events, and corrected events are accepted.
 */
export function countEvents(beacon: Report['beacon']): number {
  const isEvent = ({ outcome }: Report['beacon'][number]) => outcome !== 'refused' && outcome !== 'corrected';
  return sum(beacon.filter(isEvent).map((row) => row.count));
}

/** The other sources, which aren't included in any other table. */
function tabulateSources(sources: Report['sources']): readonly ReportTable[] {
  return [
    {
      id: 'sources',
      title: 'Sources',
      columns: [
        text('Source'),
        { ...count('Stored'), hasBar: true },
        count('Duplicates'),
        count('Filtered'),
        count('Rejected'),
        count('Refused calls'),
        count(messages.tables.clockCorrected),
      ],
      rows: sources.map((row) => [
        row.name,
        row.accepted,
        row.duplicates,
        row.filtered,
        row.rejected,
        row.refused,
        row.corrected,
      ]),
    },
    {
      id: 'source-events',
      title: messages.tables.sourceEvents,
      columns: [text('Source'), text('Event'), { ...count('Events'), hasBar: true }],
      rows: sources.flatMap(({ name: source, names }) =>
        names.map(({ name, events }) => [source, name, events]),
      ),
    },
    {
      id: 'source-rejections',
      title: messages.tables.sourceRejections,
      columns: [text('Source'), text('Reason'), count('Count')],
      rows: sources.flatMap(({ name, rejections }) =>
        rejections.map(({ code, events }) => [name, code.replaceAll('_', ' '), events]),
      ),
    },
  ];
}

/** A smaller share would look like none. */
const smallest = 0.001;

/**
 * Formats a figure: `1,000`, `38.4%`, or `–` if it is unknown. Removes control characters that a terminal would obey.
 */
export function formatCell(cell: Cell, kind: 'text' | 'count' | 'rate'): string {
  if (cell === null) return '–';
  // Strangers can choose the names of campaigns and steps.
  if (typeof cell === 'string') return cell.replaceAll(/\p{C}/gu, '\u{fffd}');
  if (kind === 'count') return formatNumber(cell);
  return cell > 0 && cell < smallest ? `<${formatPercent(smallest)}` : formatPercent(cell);
}
