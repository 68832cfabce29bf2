import type { TableContent } from './prose-content.ts';
import { RichText } from './rich-text.tsx';

const amount = /^\**−?\$[\d,]+\**$/;

/** Whether the last column contains only dollar amounts. */
export function isAmountTable({ rows }: TableContent): boolean {
  return rows.every((row) => amount.test(row.at(-1) ?? ''));
}

/** A sum: amounts are right-aligned, and a line separates the total. It's narrow enough to stay a table on phones. */
export function AmountTable({ table, className = '' }: { table: TableContent; className?: string }) {
  const { caption, columns, rows } = table;
  return (
    <table
      className={`tabular w-full max-w-[46rem] text-left text-small leading-snug md:text-base print:text-[1em] ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-semibold`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = '', ...cells]) => (
          <tr
            key={heading}
            className="border-b border-line last:border-b-0 last:border-t-2 last:border-ink last:font-semibold last:text-ink"
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
  'py-3 pr-3 align-top md:pr-6 last:pr-0 last:text-right last:font-semibold last:text-ink min-[19rem]:wrap-break-word min-[21rem]:last:whitespace-nowrap';
