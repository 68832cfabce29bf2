import { readdirSync } from 'node:fs';
import { buildArticlePath } from '../../client/app/paths.ts';
import type { KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { loadArticle } from '../articles/load-article.ts';
import { splitUnits } from './split-units.ts';

/**
 * Lists the articles of a folder, split at their headings. Text before the first heading belongs to the page as a
 * whole.
 */
export function listArticleSections(folder: string): KnowledgeSection[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.flatMap((name) => {
    const { slug, title: page, opening, sections } = loadArticle(`${folder}/${name}`);
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
