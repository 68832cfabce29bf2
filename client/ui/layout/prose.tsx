import type { ReactNode } from 'react';
import type { ProseBlock, ProseSections, TableContent } from '../../../shared/site/schemas/prose.ts';
import { DataTable } from './data-table.tsx';
import { RichText } from './rich-text.tsx';

/** The pictures, by the names that running text uses. */
export type Figures = Readonly<Record<string, ReactNode>>;

type ProseProps = { blocks: readonly ProseBlock[]; figures?: Figures | undefined; className?: string };

/** Running text in a readable width. Tables and pictures can use the full width. */
export function Prose({ blocks, figures = {}, className = '' }: ProseProps) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${className}`}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} figures={figures} />
      ))}
    </div>
  );
}

function Block({ block, figures }: { block: ProseBlock; figures: Figures }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-prose">
        <RichText text={block} />
      </p>
    );
  }
  if ('figure' in block) return findFigure(block.figure, figures);
  if ('table' in block) {
    const Table = isAmountTable(block.table) ? AmountTable : DataTable;
    return <Table table={block.table} className="my-2" />;
  }
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-6 marker:text-primary">
      {block.list.map((item) => (
        <li key={item} className="pl-1">
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

function findFigure(name: string, figures: Figures): ReactNode {
  if (!(name in figures)) throw new Error(`There is no figure ${name}.`);
  return figures[name];
}

const amount = /^\**−?\$[\d,]+\**$/;

/** Whether the last column contains only dollar amounts. */
function isAmountTable({ rows }: TableContent): boolean {
  return rows.every((row) => amount.test(row.at(-1) ?? ''));
}

/** A sum: amounts are right-aligned, and a line separates the total. It's narrow enough to stay a table on phones, unless the text is very large. */
function AmountTable({ table, className = '' }: { table: TableContent; className?: string }) {
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

/** Running text with headings, which are link targets. `children` follow the text before the first heading. */
export function SectionedProse({
  opening,
  sections,
  figures,
  children,
}: ProseSections & { figures: Figures; children?: ReactNode }) {
  return (
    <div>
      <Prose blocks={opening} figures={figures} />
      {children}
      {sections.map((section) => (
        <Section key={section.id} section={section} figures={figures} />
      ))}
    </div>
  );
}

function Section({
  section: { id, level, title, blocks },
  figures,
}: {
  section: ProseSections['sections'][number];
  figures: Figures;
}) {
  const Heading = `h${level}` as const;
  const look = level === 2 ? 'mt-11 mb-4 text-display-md' : 'mt-8 mb-3 text-h3';
  return (
    <>
      <Heading id={id} className={`max-w-prose font-display print:break-after-avoid ${look}`}>
        {title}
      </Heading>
      <Prose blocks={blocks} figures={figures} />
    </>
  );
}
