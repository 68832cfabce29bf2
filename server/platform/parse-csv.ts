/** A row, with the number of the line it begins on, starting at 1. */
export type CsvRow = { line: number; cells: readonly string[] };

/**
 * Parses CSV as spreadsheets write it: with or without quotation marks, with any line ending, and with a byte order
 * mark. Skips empty rows. The separator is the one that Excel names in a first line such as `sep=;`, or else the first
 * comma, semicolon, or tab outside quotation marks.
 */
export function parseCsv(text: string): readonly CsvRow[] {
  const content = text.replace(/^\u{feff}/u, '');
  const [named = '', given] = /^"?sep=([^\w"\r\n])"?(?:\r\n|\r|\n|$)/i.exec(content) ?? [];
  const [separator = ','] = given
    ? [given]
    : (/[,;\t]/.exec(content.replaceAll(/"(?:[^"]|"")*"/g, '')) ?? []);
  const literal = `\\${separator}`;
  // A quoted cell, or one without quotation marks, and then what ends it.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${literal}"\\r\\n]*))(${literal}|\\r?\\n|\\r|$)`, 'y');
  const rows: CsvRow[] = [];
  let line = named === '' ? 1 : 2;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  for (let place = named.length; place <= content.length; ) {
    cell.lastIndex = place;
    const found = cell.exec(content);
    // After a stray quotation mark, the rest of the line is used as it is.
    const [whole, quoted, plain = '', end = ''] = found ?? takeLine(content, place);
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    place += whole.length;
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    row = { line, cells: [] };
    if (end === '') break;
  }
  return rows;
}

function takeLine(content: string, place: number): [string, undefined, string, string] {
  const [whole = '', plain = '', end = ''] = /^([^\r\n]*)(\r?\n|\r|$)/.exec(content.slice(place)) ?? [];
  return [whole, undefined, plain, end];
}
