import { Prose } from '../../ui/layout/prose.tsx';
import type { Article, ArticleSection } from './article.ts';

/** The article's text. Its headings are link targets. */
export function ArticleBody({ opening, sections }: Pick<Article, 'opening' | 'sections'>) {
  return (
    <div>
      <Prose blocks={opening} />
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { id, level, title, blocks } }: { section: ArticleSection }) {
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
      <Prose blocks={blocks} />
    </>
  );
}
