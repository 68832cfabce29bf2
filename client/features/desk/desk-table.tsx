import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Table } from '../../ui/layout/data-table.tsx';
import { useIsCompact } from '../../ui/use-media-query.ts';
import { messages } from './desk-messages.ts';

export type DeskRow = {
  key: string;
  /** The cells in the order of the columns. The first one is the row's name. */
  cells: readonly ReactNode[];
  /** From 0 to 1: the length of a bar below the row's name. The figure itself is in a cell. */
  share?: number;
};

type DeskTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly DeskRow[];
  /** Shown instead of the table when there are no rows. */
  empty: string;
  /**
   * On phones, where each row is a block, only the first few rows are shown until the operator asks for all of them.
   */
  isLong?: boolean;
  /** Shown below all rows, such as a button that loads more. */
  after?: ReactNode;
};

const firstRows = 3;

/** A table that is also a chart if its rows have shares. */
export function DeskTable({ isLong = false, after, ...table }: DeskTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isCompact = useIsCompact();
  const count = table.rows.length;
  const isShort = !isLong || !isCompact || count <= firstRows + 1;
  const rows = isShort || isOpen ? table.rows : table.rows.slice(0, firstRows);
  return (
    <>
      <Rows {...table} rows={rows} />
      {!isShort && (
        <Button
          variant="secondary"
          className="mt-5 w-full"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.showFewer : messages.showAll(count)}
        </Button>
      )}
      {(isShort || isOpen) && after}
    </>
  );
}

/** A topic that is one table. `side` is shown on the heading's line. */
export function DeskTableSection({ side, ...table }: DeskTableProps & { side?: ReactNode }) {
  return (
    <DeskSection title={table.caption} side={side}>
      <DeskTable {...table} />
    </DeskSection>
  );
}

function Rows({ rows, empty, ...names }: Pick<DeskTableProps, 'caption' | 'columns' | 'rows' | 'empty'>) {
  if (rows.length === 0) return <p>{empty}</p>;
  const figures = new Set(
    [...names.columns.keys()].filter((index) => isFigures(rows.map(({ cells }) => cells[index]))),
  );
  return <Table {...names} rows={rows.map(splitRow)} figures={figures} />;
}

const figure = /^-?\$?[\d,.]+%?$/;

/** Whether a column contains only figures, with a dash for missing ones. */
function isFigures(cells: readonly ReactNode[]): boolean {
  const texts = cells.filter((cell) => cell !== messages.none);
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && figure.test(text));
}

function splitRow({ key, cells: [name, ...cells], share }: DeskRow) {
  return { key, cells, name: share === undefined ? name : <NameWithBar name={name} share={share} /> };
}

/** Drawn with attributes, because the CSP doesn't allow inline styles everywhere. */
function NameWithBar({ name, share }: { name: ReactNode; share: number }) {
  return (
    <>
      {name}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-1 block h-1.5 w-full max-w-60"
      >
        <rect width={Math.max(0, Math.min(1, share)) * 100} height="4" className="fill-chart-1" />
      </svg>
    </>
  );
}

/** One topic on a page of the desk, named by its heading. */
export function DeskSection({
  title,
  side,
  as: Element = 'section',
  children,
}: {
  title: string;
  /** An item of a list, such as a message, is an `article`, because each `section` is a landmark. */
  as?: 'section' | 'article';
  /** Shown on the heading's line. */
  side?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Element
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-surface p-[20px] md:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} dir="auto" className="font-display text-h3">
          {title}
        </h2>
        {side}
      </div>
      {children}
    </Element>
  );
}
