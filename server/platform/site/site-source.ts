import { join } from 'node:path';
import { loadSiteManifest, loadStaticSite, type SiteOptions, type StaticSite } from './static-site.ts';

/** Where the site's pages come from: the build or, in development, another server. */
export type SiteSource = {
  /** The chat assistant's knowledge. */
  knowledgeFile: string;
  load: (options: SiteOptions) => StaticSite;
};

/** Opens the site in a build folder. Throws when there's no build. */
export function openBuiltSite(folder: string): SiteSource {
  const manifest = loadSiteManifest(folder);
  return {
    knowledgeFile: join(folder, '../knowledge.json'),
    load: (options) => loadStaticSite({ ...options, folder, manifest }),
  };
}
