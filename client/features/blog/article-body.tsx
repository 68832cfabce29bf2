import { type Figures, Prose } from '../../ui/layout/prose.tsx';
import type { Article, ArticleSection } from './article.ts';

/** The article's text. Its headings are link targets. */
export function ArticleBody({
  opening,
  sections,
  figures,
}: Pick<Article, 'opening' | 'sections'> & { figures: Figures }) {
  return (
    <div>
      <Prose blocks={opening} figures={figures} />
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
  section: ArticleSection;
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
