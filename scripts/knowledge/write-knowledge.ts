import type { RenderedPage } from '../../client/prerender.tsx';
import { writeSearchIndex } from '../../server/features/chat/search/load-search.ts';
import { listPageEntries, type PageSection } from '../../server/features/chat/search/page-entries.ts';
import { listSiteEntries } from '../../server/features/chat/search/site-entries.ts';
import { listSections } from './list-sections.ts';

/** Writes what the assistant can answer into a build. Throws if the link of a section or answer is broken. */
export function writeKnowledge(folder: string, pages: readonly RenderedPage[]): void {
  const entries = [...listSiteEntries(), ...listPageEntries(listSections())];
  const lost = listLostSections(
    entries.flatMap(({ link }) => link ?? []),
    pages,
  );
  if (lost.length > 0) throw new Error(`The assistant would link to what is not there: ${lost.join(', ')}.`);
  writeSearchIndex(`${folder}/knowledge.json`, entries);
}

/** Lists the paths of sections whose page or anchor is missing from the rendered pages. */
export function listLostSections(
  sections: readonly Pick<PageSection, 'path'>[],
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
