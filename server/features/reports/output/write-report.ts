import { byteOrderMark, writeCsvRow } from '../../../platform/write-csv-row.ts';
import type { Report } from '../report.ts';
import { type ReportTable, tabulateReport } from './report-tables.ts';
import { writeHtmlReport } from './write-html.ts';
import { writeTerminalReport } from './write-table.ts';

export const reportFormats = ['table', 'csv', 'json', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Writes the report as text in one of its formats. All of them have the same figures. */
export function writeReport(report: Report, format: ReportFormat, { isColored = false } = {}): string {
  if (format === 'json') return `${writeJson(report, 2)}\n`;
  const tables = tabulateReport(report);
  if (format === 'csv') return writeCsvReport(tables);
  if (format === 'html') return writeHtmlReport(report, tables);
  return writeTerminalReport(report, tables, { isColored });
}

/**
 * Writes one file with a block for each table: a row of titles, the rows, and an empty line. The first column of every
 * row names the block, so that a spreadsheet can filter by it. Rates are decimal numbers, and unknown values are empty.
 */
function writeCsvReport(tables: readonly ReportTable[]): string {
  const blocks = tables.map(({ id, columns, rows }) =>
    [['section', ...columns.map(({ title }) => title)], ...rows.map((row) => [id, ...row])]
      .map(writeCsvRow)
      .join(''),
  );
  return byteOrderMark + blocks.join('\r\n');
}

/**
 * Writes JSON without control characters that a terminal would obey. JSON itself escapes only the first 32, and
 * strangers can choose the texts.
 */
export function writeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    /[^\P{Cc}\n]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
