import type { KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { listCarrierSections } from './carrier-sections.ts';
import { listCompanySections } from './company-sections.ts';
import { listReadingSections } from './reading-sections.ts';

/** Every section that the assistant may answer from: those of the pages, and of the `articles` if they are given. */
export function listPageSections(articles: readonly KnowledgeSection[] = []): readonly KnowledgeSection[] {
  return [...listReadingSections(), ...articles, ...listCarrierSections(), ...listCompanySections()];
}
