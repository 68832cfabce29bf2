import type { ReactNode } from 'react';

export type DeskRow = {
  key: string;
  /** The first one names the row. Their order is that of the columns. */
  cells: readonly ReactNode[];
  /** From 0 to 1: the length of a bar under the row's name. The figure itself is in a cell. */
  share?: number;
};

type DeskTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly DeskRow[];
  /** Instead of the table when there are no rows. */
  empty: string;
};

/**
 * A table that is also a chart, when its rows have shares. On phones each row becomes a block, with the columns' names
 * next to its values.
 */
export function DeskTable({ caption, columns, rows, empty }: DeskTableProps) {
  if (rows.length === 0) return <p>{empty}</p>;
  const [, ...others] = columns;
  return (
    <table className="w-full text-left text-base leading-normal max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink text-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-5 align-bottom font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t-2 max-md:border-ink">
        {rows.map(({ key, cells: [name, ...cells], share }) => (
          <tr key={key} className="border-b border-line max-md:block max-md:py-3">
            <th
              scope="row"
              className="font-semibold wrap-anywhere text-ink max-md:block md:py-2.5 md:pr-5 md:align-top"
            >
              {name}
              {share !== undefined && <Bar share={share} />}
            </th>
            {cells.map((cell, index) => (
              <td
                key={others[index]}
                className="tabular wrap-anywhere max-md:mt-1 max-md:flex max-md:gap-3 md:py-2.5 md:pr-5 md:align-top md:last:pr-0"
              >
                {others[index] && (
                  <span className="w-28 flex-none text-small text-muted md:hidden">{others[index]}</span>
                )}
                <span className="min-w-0">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Drawn with attributes, because styles in the markup are not allowed everywhere. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full max-w-60"
    >
      <rect width={Math.max(0, Math.min(1, share)) * 100} height="4" className="fill-chart-1" />
    </svg>
  );
}
