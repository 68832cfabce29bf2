import type { Report } from '../report.ts';
import { tabulateReport } from './report-tables.ts';
import { writeCsvReport } from './write-csv.ts';
import { writeHtmlReport } from './write-html.ts';
import { writeJson } from './write-json.ts';
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
