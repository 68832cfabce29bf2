import type { ReactNode } from 'react';
import type { ProseBlock } from '../../../shared/site/schemas/prose.ts';
import { AmountTable, isAmountTable } from './amount-table.tsx';
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
