import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { formatCell } from './format-cell.ts';
import { drawBar } from './html-charts.ts';
import type { Cell, ReportTable } from './report-tables.ts';

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
export function writeHtmlTable(named: ReportTable, options: TableOptions = {}): string {
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
