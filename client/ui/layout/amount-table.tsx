import type { TableContent } from '../../../shared/site/schemas/prose.ts';
import { RichText } from './rich-text.tsx';

const amount = /^\**−?\$[\d,]+\**$/;

/** Whether the last column contains only dollar amounts. */
export function isAmountTable({ rows }: TableContent): boolean {
  return rows.every((row) => amount.test(row.at(-1) ?? ''));
}

/** A sum: amounts are right-aligned, and a line separates the total. It's narrow enough to stay a table on phones, unless the text is very large. */
export function AmountTable({ table, className = '' }: { table: TableContent; className?: string }) {
  const { caption, columns, rows } = table;
  return (
    <table
      className={`tabular w-full max-[21rem]:block max-w-[46rem] text-left text-small leading-snug md:text-base print:text-[1em] ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-[21rem]:sr-only">
        <tr className="border-b-2 border-ink text-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-semibold`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-[21rem]:block">
        {rows.map(([heading = '', ...cells]) => (
          <tr
            key={heading}
            className="border-b border-line max-[21rem]:block last:border-b-0 last:border-t-2 last:border-ink last:font-semibold last:text-ink"
          >
            <th scope="row" className={`${cell} font-semibold text-ink`}>
              <RichText text={heading} />
            </th>
            {cells.map((text, index) => (
              <td key={columns[index + 1]} className={cell}>
                <RichText text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell =
  'py-3 pr-3 align-top md:pr-6 last:pr-0 last:text-right last:font-semibold last:text-ink wrap-break-word max-[21rem]:block max-[21rem]:py-1.5 last:whitespace-nowrap';
