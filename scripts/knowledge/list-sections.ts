import type { PageSection } from '../../server/features/chat/search/page-entries.ts';
import { articles } from '../../shared/site/articles.data.ts';
import { listArticleSections } from './article-sections.ts';
import { listCarrierSections } from './carrier-sections.ts';
import { listCompanySections } from './company-sections.ts';
import { listReadingSections } from './reading-sections.ts';

/** Lists every section of the site that the assistant can answer from. */
export function listSections(): readonly PageSection[] {
  return [
    ...listReadingSections(),
    ...listArticleSections(articles),
    ...listCarrierSections(),
    ...listCompanySections(),
  ];
}
