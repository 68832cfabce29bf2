import { type ReactNode, useId } from 'react';
import type { ChartContent } from './chart-content.ts';
import { Columns } from './columns.tsx';
import { Rows } from './rows.tsx';
import { Stack } from './stack.tsx';
import { Steps } from './steps.tsx';

/** A chart with its title and note, as wide as the text around it. */
export function Chart({ content }: { content: ChartContent }) {
  const id = useId();
  const { title, note } = content;
  return (
    <figure
      aria-labelledby={id}
      className="my-4 max-w-[46rem] rounded-card bg-surface-mist p-5 md:p-7 print:break-inside-avoid print:border print:border-line"
    >
      <p id={id} className="mb-5 font-semibold text-ink">
        {title}
      </p>
      {draw(content)}
      {note && <figcaption className="mt-5 text-small">{note}</figcaption>}
    </figure>
  );
}

function draw(content: ChartContent): ReactNode {
  if (content.kind === 'rows') return <Rows rows={content.rows} axis={content.axis} />;
  if (content.kind === 'columns') return <Columns columns={content.columns} />;
  if (content.kind === 'stack') return <Stack parts={content.parts} totals={content.totals} />;
  return <Steps steps={content.steps} />;
}
