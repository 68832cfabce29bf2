import type { Cell, ReportTable } from './report-tables.ts';

/** Tells programs that open the file that it is UTF-8. */
const byteOrderMark = '\u{feff}';

/**
 * One file of blocks, one for each table: a row of titles, the rows, and an empty line. The first column of every row
 * names the block, so that a spreadsheet can filter by it. Rates are decimal numbers, and unknown values are empty.
 */
export function writeCsvReport(tables: readonly ReportTable[]): string {
  const blocks = tables.map(({ id, columns, rows }) =>
    [['section', ...columns.map(({ title }) => title)], ...rows.map((row) => [id, ...row])]
      .map(writeCsvRow)
      .join(''),
  );
  return byteOrderMark + blocks.join('\r\n');
}

/** One line, including its end. */
export function writeCsvRow(cells: readonly Cell[]): string {
  return `${cells.map(writeCsvCell).join(',')}\r\n`;
}

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula, which makes it a text there. The same
 * applies after a semicolon or tab, which some spreadsheets split at. Replaces control characters that a terminal would
 * obey.
 */
function writeCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  const text = cell
    .replaceAll(/[^\P{Cc}\t\r\n]/gu, '\u{fffd}')
    .replaceAll(/[;\t](?=[=+\-@|%＝＋－＠])/g, "$&'");
  const safe = /^\s*[=+\-@|%＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
