import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { RenderedPage } from '../../client/prerender.tsx';
import { packIndex, writeSearchIndex } from '../../server/features/chat/search/load-search.ts';
import { listPageEntries, type PageSection } from '../../server/features/chat/search/page-entries.ts';
import { listSiteEntries } from '../../server/features/chat/search/site-entries.ts';
import { hashFolder } from '../../server/platform/site/built-files.ts';
import { loadOrCreate } from '../cached-file.ts';
import { listSections } from './list-sections.ts';

/** Writes what the assistant can answer into a build. Throws if the link of a section or answer is broken. */
export async function writeKnowledge(
  root: string,
  folder: string,
  pages: readonly RenderedPage[],
): Promise<void> {
  const links = await writeEntries(root, `${folder}/knowledge.json`);
  const lost = listLostSections(links, pages);
  if (lost.length > 0) throw new Error(`The assistant would link to what is not there: ${lost.join(', ')}.`);
}

/** Writes what the assistant can answer into a file, and returns its links. The index is reused until something in it changes. */
export async function writeEntries(
  root: string,
  file: string,
): Promise<readonly Pick<PageSection, 'path'>[]> {
  const entries = [...listSiteEntries(), ...listPageEntries(listSections())];
  const folder = `${root}.cache/knowledge`;
  const hash = createHash('sha256')
    .update(JSON.stringify(entries))
    .update(hashFolder(`${root}server/features/chat/search`));
  const index = await loadOrCreate(`${folder}/${hash.digest('hex')}`, () => {
    rmSync(folder, { recursive: true, force: true });
    return packIndex(entries);
  });
  writeSearchIndex(file, entries, index);
  return entries.flatMap(({ link }) => link ?? []);
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
