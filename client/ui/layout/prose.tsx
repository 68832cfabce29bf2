import { DataTable } from './data-table.tsx';
import type { ProseBlock } from './prose-content.ts';
import { RichText } from './rich-text.tsx';

/** Running text at reading width. Tables may take the whole width. */
export function Prose({ blocks, className = '' }: { blocks: readonly ProseBlock[]; className?: string }) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${className}`}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-prose">
        <RichText text={block} />
      </p>
    );
  }
  if ('table' in block) return <DataTable table={block.table} className="my-2" />;
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
