import { formatDateRange } from '../../../../shared/format/dates.ts';
import { language } from '../../../../shared/format/locale.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { brandLook } from '../../../platform/brand-look.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { divide, sum } from '../arithmetic.ts';
import { definitions } from '../definitions-content.ts';
import { messages } from '../messages.ts';
import type { Report } from '../report.ts';
import { formatCell } from './format-cell.ts';
import { drawAxis, drawDays, drawKey, drawStack } from './html-charts.ts';
import { reportStyle } from './html-style.ts';
import { writeHtmlTable } from './html-table.ts';
import { countEvents, type ReportTable } from './report-tables.ts';

/** The report as a single file, with no scripts or requests, and a table for every chart. */
export function writeHtmlReport(report: Report, tables: readonly ReportTable[]): string {
  const period = formatDateRange(report.period.from, report.period.to);
  const find = (id: string) => tables.find((table) => table.id === id);
  const show = (id: string, options?: Parameters<typeof writeHtmlTable>[1]) => {
    const table = find(id);
    return table ? writeHtmlTable(table, options) : '';
  };
  const limits = report.limits.map((limit) => `<p class="note">${escapeHtml(limit)}</p>`).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(brand.name)}: ${period}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<header>
<div class="brand">${brandLook.mark}${escapeHtml(brand.name)} <span>${messages.html.report}</span></div>
<h1>${period}</h1>
<p class="lead">${describeOutcome(report)}</p>
${limits}
${writeFigures(report)}
</header>
${writeSection(...messages.html.sections.funnel, show('funnel', { ...markLargestLoss(report), lost: 3, hidden: [2] }))}
${writeSection(...messages.html.sections.days, writeDays(report, show('days')))}
${writeSection(...messages.html.sections.carriers, show('carriers', { hidden: [3] }))}
${writeSection(...messages.html.sections.campaigns, `<h3>First touch</h3>${show('first-touch', { hidden: [2, 3] })}<h3>Last touch</h3>${show('last-touch', { hidden: [2, 3] })}`)}
${writeSection('Devices', '', drawStack(report.devices.map(({ visits }) => visits)) + show('devices', { drawKey, hidden: [2, 3] }))}
${writeSection(...messages.html.sections.accounts, show('account-funnel', { lost: 3, hidden: [2] }))}
${find('other-steps') ? writeSection(...messages.html.sections.otherSteps, show('other-steps')) : ''}
${find('sources') ? writeSection(...messages.html.sections.sources, ['sources', 'source-events', 'source-rejections'].map((id) => show(id)).join('')) : ''}
${writeSection(messages.html.health, describeHealth(report), show('beacon'))}
<section><h2>${messages.html.definitions}</h2><dl class="terms">
${definitions.map(({ term, meaning }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(meaning)}</dd>`).join('\n')}
</dl></section>
<footer><p class="caption">${messages.html.footnote(escapeHtml(report.generatedAt.slice(0, 16).replace('T', ' ')))}</p></footer>
</main>
</body>
</html>
`;
}

function writeSection(title: string, caption: string, content: string): string {
  const words = caption === '' ? '' : `<p class="caption">${escapeHtml(caption)}</p>`;
  return `<section><h2>${escapeHtml(title)}</h2>${words}${content}</section>`;
}

const count = (value: number) => formatCell(value, 'count');
const rate = (value: number | null) => formatCell(value, 'rate');

function describeOutcome({ visits }: Report): string {
  if (visits.visits === 0) return messages.html.noVisits;
  return messages.html.outcome(
    count(visits.visits),
    count(visits.started),
    count(visits.matches),
    count(visits.referrals),
    rate(visits.referralRate),
  );
}

function writeFigures({ visits }: Report): string {
  const { started, matches, referrals } = visits;
  const perVisit = divide(visits.pageViews, visits.visits);
  const figures = [
    ['Visits', visits.visits, `${perVisit?.toFixed(1) ?? '–'} page views each`],
    ['Quotes started', started, `${rate(divide(started, visits.visits))} of visits`],
    [messages.html.matches, matches, `${rate(divide(matches, started))} of quotes`],
    [messages.html.referrals, referrals, `${rate(divide(referrals, matches))} of matches`],
    [
      'Accounts created',
      visits.accountsCreated,
      `${rate(divide(visits.accountsCreated, visits.visits))} of visits`,
    ],
  ] as const;
  const items = figures.map(
    ([name, value, share]) => `<div><dt>${name}<small>${share}</small></dt><dd>${count(value)}</dd></div>`,
  );
  return `<dl class="figures">${items.join('')}</dl>`;
}

/** Finds the screen where the most visits end. */
function markLargestLoss({ funnel }: Report): { marked?: { row: number; words: string } } {
  const losses = funnel.filter(({ branch }) => branch === 'quote').map(({ left }) => left ?? 0);
  const max = Math.max(0, ...losses);
  return max === 0 ? {} : { marked: { row: losses.indexOf(max), words: messages.html.mostLeave } };
}

function writeDays({ days }: Report, table: string): string {
  const plots = [
    drawDays('Visits', days, ({ visits }) => visits),
    drawDays(messages.html.matches, days, ({ matches }) => matches),
    drawDays(messages.html.referrals, days, ({ referrals }) => referrals),
  ];
  return `${plots.join('')}${drawAxis(days)}<details><summary>Show the days as a table</summary>${table}</details>`;
}

function describeHealth({ beacon }: Report): string {
  const total = countEvents(beacon);
  if (total === 0) return messages.html.noEvents;
  const accepted = sum(beacon.filter(({ outcome }) => outcome === 'accepted').map((row) => row.count));
  return messages.html.stored(count(accepted), count(total), rate(divide(accepted, total)));
}
