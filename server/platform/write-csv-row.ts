/** Null means an empty cell. */
export type CsvCell = string | number | null;

/** Begins a CSV file, to show the programs that open it that it is UTF-8. */
export const byteOrderMark = '\u{feff}';

/** Writes one line, including its end. */
export function writeCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCsvCell).join(',')}\r\n`;
}

/**
 * Adds an apostrophe before a text that a spreadsheet would treat as a formula, so that it stays a text. The same goes
 * for text after a semicolon or tab, because some spreadsheets split cells there. Replaces control characters that a
 * terminal would obey.
 */
function writeCsvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  const text = cell
    .replaceAll(/[^\P{Cc}\t\r\n]/gu, '\u{fffd}')
    .replaceAll(/[;\t]\s*(?=[=+\-@|%＝＋－＠])/g, "$&'");
  const safe = /^\s*[=+\-@|%＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
