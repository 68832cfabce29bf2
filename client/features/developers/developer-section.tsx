import type { ReactNode } from 'react';
import { Prose } from '../../ui/layout/prose.tsx';
import { CodeSample } from './code-sample.tsx';
import type { DeveloperBlock, DeveloperSection } from './content.ts';

/** One section of the page, with its anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-display text-display-md">{title}</h2>
      {children}
    </section>
  );
}

/** A section of words, tables, and code. */
export function WrittenSection({ section: { id, title, blocks } }: { section: DeveloperSection }) {
  return (
    <Section id={id} title={title}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </Section>
  );
}

function Block({ block }: { block: DeveloperBlock }) {
  if (typeof block === 'string') return <Prose blocks={[block]} />;
  if ('sample' in block) return <CodeSample sample={block.sample} />;
  if ('heading' in block) {
    return <h3 className="mt-4 text-title font-semibold wrap-anywhere">{block.heading}</h3>;
  }
  return <Prose blocks={[block]} />;
}
