import { formatDateRange, formatShortDate } from '../../../../shared/format/dates.ts';
import { language } from '../../../../shared/format/locale.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { brandLook } from '../../../platform/brand-look.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { divide, sum } from '../arithmetic.ts';
import type { DayRow, Report } from '../report.ts';
import { definitions, messages } from '../report-messages.ts';
import { reportStyle } from './html-style.ts';
import { type Cell, countEvents, formatCell, type ReportTable } from './report-tables.ts';

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

type TableOptions = {
  /** The highlighted row, with the words that say why. */
  marked?: { row: number; words: string };
  /** Content in front of a row's name. */
  drawKey?: (row: number) => string;
  /** The column with the loss of the main figure, drawn as the end of its bar. */
  lost?: number;
  /** Columns, by index, that are hidden on narrow screens. */
  hidden?: readonly number[];
};

/**
 * A table whose first column names the row, with a bar for the main figure below the name. Texts after the first column
 * become part of the name.
 */
function writeHtmlTable(named: ReportTable, options: TableOptions = {}): string {
  const table = joinNames(named);
  const { title, columns, rows } = table;
  const { marked, drawKey, lost, hidden = [] } = options;
  if (rows.every((row) => row.every((cell) => typeof cell !== 'number' || cell === 0)))
    return '<p class="caption">Nothing in this period.</p>';
  // If there is a chart above the table, the rows show its legend instead of bars.
  const barAt = drawKey ? -1 : columns.findIndex(({ hasBar }) => hasBar);
  const max = Math.max(1, ...rows.map((row) => Number(row[barAt] ?? 0)));
  const partOf = (row: readonly Cell[], column: number | undefined) =>
    column === undefined ? 0 : Number(row[column] ?? 0) / max;
  const classOf = (index: number) => {
    const names = [
      ...(index === 0 && barAt >= 0 ? ['wide'] : []),
      ...(hidden.includes(index) ? ['narrow-hidden'] : []),
    ];
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  };
  const head = columns.map(
    (column, index) => `<th scope="col"${classOf(index)}>${escapeHtml(column.title)}</th>`,
  );
  const body = rows.map((row, place) => {
    const isMarked = marked?.row === place;
    const [name = '', ...rest] = columns.map(({ kind }, index) =>
      escapeHtml(formatCell(row[index] ?? null, kind)),
    );
    const mark = isMarked ? ` <b>${escapeHtml(marked.words)}</b>` : '';
    const bar = barAt < 0 ? '' : drawBar(partOf(row, barAt), partOf(row, lost));
    const cells = rest.map((cell, index) => `<td${classOf(index + 1)}>${cell}</td>`);
    return `<tr${isMarked ? ' class="most"' : ''}><th scope="row">${drawKey?.(place) ?? ''}${name}${mark}${bar}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll"><table><caption>${escapeHtml(title)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function joinNames({ columns, rows, ...rest }: ReportTable): ReportTable {
  const figures = columns.findIndex(({ kind }) => kind !== 'text');
  const names = columns.slice(0, figures).map(({ title }) => title);
  return {
    ...rest,
    columns: [{ title: names.join(' · '), kind: 'text' }, ...columns.slice(figures)],
    rows: rows.map((row) => [
      row
        .slice(0, figures)
        .map((cell) => formatCell(cell, 'text'))
        .filter((cell) => cell !== '' && cell !== '(none)' && cell !== '–')
        .join(' · '),
      ...row.slice(figures),
    ]),
  };
}

const chartColors = 5;
const gapPercent = 0.3;
const plotHeight = 96;

/**
 * A bar for a share of the whole (0 to 1). Its end shows the loss. It's decorative, because the figures are next to it.
 */
function drawBar(part: number, lost: number): string {
  const end = `<rect class="fill" width="${toPercent(part - lost)}" height="14" rx="3"/>`;
  const loss =
    lost === 0
      ? ''
      : `<rect class="lost" x="${toPercent(part - lost)}" width="${toPercent(lost)}" height="14" rx="3"/>`;
  return `<svg class="bar" aria-hidden="true"><rect class="rest" width="100%" height="14" rx="3"/>${end}${loss}</svg>`;
}

/** One column for each day. The table next to it is the accessible version. */
function drawDays(title: string, days: readonly DayRow[], pick: (day: DayRow) => number): string {
  const amounts = days.map(pick);
  const max = Math.max(1, ...amounts);
  const step = 100 / days.length;
  const columns = amounts.map((amount, index) => {
    const height = amount === 0 ? 0 : Math.max(2, (amount / max) * plotHeight);
    const name = `${formatShortDate(days[index]?.date ?? '')}: ${formatNumber(amount)}`;
    return `<rect x="${(index * step).toFixed(3)}%" width="${(step * 0.8).toFixed(3)}%" y="${(plotHeight - height).toFixed(1)}" height="${height.toFixed(1)}" rx="2"><title>${name}</title></rect>`;
  });
  const peak = days[amounts.indexOf(max)];
  const note = peak ? messages.html.most(formatNumber(max), formatShortDate(peak.date)) : 'None';
  return `<div class="plot"><h3>${escapeHtml(title)} <span>${note}</span></h3><svg aria-hidden="true">${columns.join('')}</svg></div>`;
}

/** The first, middle, and last day, below the columns. */
function drawAxis(days: readonly DayRow[]): string {
  const shown = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  const names = [...new Set(shown.map((day) => formatShortDate(day?.date ?? '')))];
  return `<div class="axis" aria-hidden="true">${names.map((name) => `<span>${name}</span>`).join('')}</div>`;
}

/** One bar divided into parts. The table below it names them. */
function drawStack(amounts: readonly number[]): string {
  const whole = sum(amounts);
  if (whole === 0) return '';
  let start = 0;
  const parts = amounts.map((amount, index) => {
    const width = (amount / whole) * 100;
    const part = `<rect class="${colorOf(index)}" x="${start.toFixed(3)}%" width="${Math.max(0, width - gapPercent).toFixed(3)}%" height="28" rx="3"/>`;
    start += width;
    return amount === 0 ? '' : part;
  });
  return `<svg class="stack" aria-hidden="true">${parts.join('')}</svg>`;
}

function drawKey(index: number): string {
  return `<span class="key ${colorOf(index)}" aria-hidden="true"></span>`;
}

function colorOf(index: number): string {
  return `chart-${(index % chartColors) + 1}`;
}

function toPercent(part: number): string {
  return `${(Math.min(1, part) * 100).toFixed(2)}%`;
}
