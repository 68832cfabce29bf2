import { buildArticlePath } from '../../client/app/paths.ts';
import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import type { SiteArticle } from '../../shared/site/schemas/article.ts';
import { splitUnits } from './split-units.ts';

/** Lists articles, split at their headings. Text before the first heading belongs to the page as a whole. */
export function listArticleSections(articles: readonly SiteArticle[]): PageSection[] {
  return articles.flatMap(({ slug, title: page, opening, sections }) => {
    const path = buildArticlePath(slug);
    return [
      { page, heading: '', path, units: splitUnits(opening) },
      ...sections.map(({ id, title, blocks }) => ({
        page,
        heading: title,
        path: `${path}#${id}`,
        units: splitUnits(blocks),
      })),
    ].filter(({ units }) => units.length > 0);
  });
}
