import type { ReactNode } from 'react';
import type { ProseSections } from '../../../shared/site/schemas/prose.ts';
import { type Figures, Prose } from './prose.tsx';

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
  return (
    <>
      {level === 2 ? (
        <h2 id={id} className="mt-11 mb-4 max-w-prose font-display text-display-md print:break-after-avoid">
          {title}
        </h2>
      ) : (
        <h3 id={id} className="mt-8 mb-3 max-w-prose font-display text-h3 print:break-after-avoid">
          {title}
        </h3>
      )}
      <Prose blocks={blocks} figures={figures} />
    </>
  );
}
