import { byteOrderMark, writeCsvRow } from '../../../platform/write-csv-row.ts';
import type { ReportTable } from './report-tables.ts';

/**
 * Writes one file with a block for each table: a row of titles, the rows, and an empty line. The first column of every
 * row names the block, so that a spreadsheet can filter by it. Rates are decimal numbers, and unknown values are empty.
 */
export function writeCsvReport(tables: readonly ReportTable[]): string {
  const blocks = tables.map(({ id, columns, rows }) =>
    [['section', ...columns.map(({ title }) => title)], ...rows.map((row) => [id, ...row])]
      .map(writeCsvRow)
      .join(''),
  );
  return byteOrderMark + blocks.join('\r\n');
}
