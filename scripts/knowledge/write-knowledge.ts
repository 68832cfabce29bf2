import { writeFileSync } from 'node:fs';
import type { RenderedPage } from '../../client/prerender.tsx';
import type { KnowledgeIndex, KnowledgeSection } from '../../server/features/chat/answers/knowledge-index.ts';
import { listSections } from './list-sections.ts';

/** Writes the chat assistant's knowledge into a build. Throws if the link of a section is broken. */
export function writeKnowledge(folder: string, pages: readonly RenderedPage[]): void {
  const sections = [...listSections()];
  const lost = listLostSections(sections, pages);
  if (lost.length > 0) throw new Error(`The assistant would link to what is not there: ${lost.join(', ')}.`);
  const index: KnowledgeIndex = { sections };
  writeFileSync(`${folder}/knowledge.json`, JSON.stringify(index));
}

/** Lists the paths of sections whose page or anchor is missing from the rendered pages. */
export function listLostSections(
  sections: readonly KnowledgeSection[],
  pages: readonly Pick<RenderedPage, 'path' | 'body'>[],
): string[] {
  const bodies = new Map(pages.map(({ path, body }) => [path, body]));
  return sections
    .map(({ path }) => path)
    .filter((path) => {
      const [page = '', anchor] = path.split('#');
      const body = bodies.get(page);
      return body === undefined || (anchor !== undefined && !body.includes(` id="${anchor}"`));
    });
}
