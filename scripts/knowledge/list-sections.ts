import type { KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { listArticleSections } from './article-sections.ts';
import { listCarrierSections } from './carrier-sections.ts';
import { listCompanySections } from './company-sections.ts';
import { listReadingSections } from './reading-sections.ts';

/** Every section of the site that the assistant may answer from. `root` is the project's folder. */
export function listSections(root: string): readonly KnowledgeSection[] {
  return [
    ...listReadingSections(),
    ...listArticleSections(`${root}client/content/articles`),
    ...listCarrierSections(),
    ...listCompanySections(),
  ];
}
