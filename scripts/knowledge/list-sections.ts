import type { KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { listArticleSections } from './article-sections.ts';
import { listPageSections } from './list-page-sections.ts';

/** Lists every section of the site that the assistant can answer from. `root` is the project's folder. */
export function listSections(root: string): readonly KnowledgeSection[] {
  return listPageSections(listArticleSections(`${root}client/content/articles`));
}
