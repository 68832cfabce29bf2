import { styleText } from 'node:util';
import { formatDateRange } from '../../../../shared/format/dates.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { sum } from '../arithmetic.ts';
import type { Report } from '../report.ts';
import type { ReportTable } from './report-tables.ts';
import { formatCell } from './report-tables.ts';

const widest = 100;
const gap = '  ';
const widestBar = 16;
const narrowestBar = 6;
const narrowestText = 8;

/** The report for a terminal of 100 columns. */
export function writeTerminalReport(
  report: Report,
  tables: readonly ReportTable[],
  { isColored }: { isColored: boolean },
): string {
  const bold = (line: string) => (isColored ? styleText('bold', line, { validateStream: false }) : line);
  const dim = (line: string) => (isColored ? styleText('dim', line, { validateStream: false }) : line);
  const lines = [bold(`${brand.name}: ${formatDateRange(report.period.from, report.period.to)} (UTC)`)];
  for (const limit of report.limits) lines.push(...wrap(`Note: ${limit}`));
  for (const table of tables) {
    lines.push('', bold(table.title));
    if (table.rows.length === 0) lines.push(dim('nothing in this period'));
    else {
      const [head = '', ...body] = layOut(table);
      lines.push(dim(head), ...body);
    }
  }
  return `${lines.join('\n')}\n`;
}

function layOut({ columns, rows }: ReportTable): readonly string[] {
  const barAt = columns.findIndex(({ hasBar }) => hasBar);
  const cells = rows.map((row) => columns.map(({ kind }, index) => formatCell(row[index] ?? null, kind)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((row) => measure(row[index] ?? ''))),
  );
  narrow(
    widths,
    columns.map(({ kind }) => kind === 'text'),
    widest - gap.length * (columns.length - 1),
  );
  const lineWidth = sum(widths) + gap.length * columns.length;
  const barWidth = barAt < 0 ? 0 : Math.min(widestBar, widest - lineWidth);
  const amounts = rows.map((row) => Number(row[barAt] ?? 0));
  const max = Math.max(1, ...amounts);
  const join = (row: readonly string[]) =>
    row.map((cell, index) => pad(cell, widths[index] ?? 0, columns[index]?.kind === 'text')).join(gap);
  return [
    join(columns.map(({ title }) => title)),
    ...cells.map((row, index) => {
      const bar = barWidth < narrowestBar ? '' : drawBar(((amounts[index] ?? 0) / max) * barWidth);
      return `${join(row)}${gap}${bar}`;
    }),
  ].map((line) => line.trimEnd());
}

/** Shortens the widest texts until the line fits. */
function narrow(widths: number[], isText: readonly boolean[], room: number): void {
  let excess = sum(widths) - room;
  while (excess > 0) {
    const texts = widths.map((width, index) => (isText[index] ? width : 0));
    const index = texts.indexOf(Math.max(...texts));
    if ((widths[index] ?? 0) <= narrowestText) return;
    widths[index] = (widths[index] ?? 0) - 1;
    excess -= 1;
  }
}

const measure = (cell: string) => [...cell].length;

function pad(cell: string, width: number, isText: boolean): string {
  const letters = [...cell];
  const cut = letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : cell;
  const blank = ' '.repeat(width - measure(cut));
  return isText ? cut + blank : blank + cut;
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function drawBar(width: number): string {
  const units = Math.round(width * 8);
  return '█'.repeat(Math.floor(units / 8)) + (eighths[units % 8] ?? '');
}

function wrap(line: string): readonly string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > widest) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
