import type { ReactNode } from 'react';
import type { TableContent } from '../../../shared/site/schemas/prose.ts';
import { RichText } from './rich-text.tsx';

/** A table of marked text. */
export function DataTable({ table, className }: { table: TableContent; className?: string }) {
  const { rows, ...names } = table;
  // Several rows may start with the same text.
  const blocks = rows.map(([name = '', ...cells], index) => ({
    key: String(index),
    name: renderText(name),
    cells: cells.map(renderText),
  }));
  return <Table {...names} rows={blocks} className={className} />;
}

function renderText(text: string): ReactNode {
  return <RichText text={text} />;
}

type TableProps = {
  caption: string;
  /** The first one is the row's name. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
  /** The indexes of columns with figures, which are right-aligned. The name has index 0. */
  figures?: ReadonlySet<number>;
  className?: string | undefined;
};

/**
 * A table. On phones, each row becomes a block, with the column names next to the values. Paper is narrow, too, but
 * keeps the columns.
 */
export function Table({ caption, columns, rows, figures, className = '' }: TableProps) {
  const [, ...others] = columns;
  return (
    <table
      className={`w-full text-left text-base leading-normal max-md:block print:table print:text-[1em] ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only print:not-sr-only print:table-header-group">
        <tr className="border-b-2 border-ink text-ink">
          {columns.map((column, index) => {
            const Cell = column === '' ? 'td' : 'th';
            return (
              <Cell
                key={column}
                scope={column === '' ? undefined : 'col'}
                className={`py-3 pr-6 align-bottom font-semibold last:pr-0 ${figures?.has(index) ? 'text-right' : ''}`}
              >
                {column}
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t-2 max-md:border-ink print:table-row-group print:border-t-0">
        {rows.map(({ key, name, cells }) => (
          <tr
            key={key}
            className="border-b border-line max-md:grid max-md:grid-cols-[fit-content(45%)_1fr] max-md:gap-x-4 max-md:py-4 max-[20rem]:block print:table-row print:break-inside-avoid"
          >
            <th
              scope="row"
              className="font-semibold wrap-break-word text-ink max-md:col-span-2 max-[20rem]:block md:py-3.5 md:pr-6 md:align-top print:table-cell print:py-2 print:pr-6 print:align-top"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={others[index]}
                className={`tabular max-md:col-span-2 max-md:mt-1 max-md:grid max-md:grid-cols-subgrid max-[20rem]:block md:py-3.5 md:pr-6 md:align-top md:last:pr-0 print:table-cell print:py-2 print:pr-6 print:align-top ${figures?.has(index + 1) ? 'md:text-right' : ''}`}
              >
                {cells.length > 1 && (
                  <span className="text-small leading-[1.6] text-muted max-[20rem]:block md:hidden print:hidden">
                    {others[index]}
                  </span>
                )}
                <span className={`min-w-0 wrap-break-word ${cells.length > 1 ? '' : 'max-md:col-span-2'}`}>
                  {cell}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
