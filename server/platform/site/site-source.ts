import { join } from 'node:path';
import { loadStaticSite, readSiteManifest, type SiteOptions, type StaticSite } from './static-site.ts';

/** Where the site's pages come from: the build, or in development another server. */
export type SiteSource = {
  /** Hashes of the inlined style sheets, as CSP source expressions without quotes. */
  styleHashes: readonly string[];
  /** What the chat assistant answers from. */
  knowledgeFile: string;
  load: (options: SiteOptions) => StaticSite;
};

/** The site that the build wrote to this folder. Throws when there's none. */
export function openBuiltSite(folder: string): SiteSource {
  const manifest = readSiteManifest(folder);
  return {
    styleHashes: manifest.styleHashes,
    knowledgeFile: join(folder, '../knowledge.json'),
    load: (options) => loadStaticSite({ ...options, folder, manifest }),
  };
}
