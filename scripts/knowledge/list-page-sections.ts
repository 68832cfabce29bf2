import type { KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { listCarrierSections } from './carrier-sections.ts';
import { listCompanySections } from './company-sections.ts';
import { listReadingSections } from './reading-sections.ts';

/**
 * Lists every section that the assistant can answer from: those of the pages and, if they are given, of the `articles`.
 */
export function listPageSections(articles: readonly KnowledgeSection[] = []): readonly KnowledgeSection[] {
  return [...listReadingSections(), ...articles, ...listCarrierSections(), ...listCompanySections()];
}
