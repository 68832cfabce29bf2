import { join } from 'node:path';
import { loadSiteManifest, loadStaticSite, type SiteOptions, type StaticSite } from './static-site.ts';

/** Where the site's pages come from: the build or, in development, another server. */
export type SiteSource = {
  /** The chat assistant's knowledge. */
  knowledgeFile: string;
  /** What renders the pages again for other carriers. Undefined if there are no pages. */
  renderer: { program: string; template: string } | undefined;
  /** Whether the build includes this path. Can be called before the build is loaded. */
  has: (path: string) => boolean;
  load: (options: SiteOptions) => StaticSite;
};

/** Opens the site in a build folder. Throws if there is no build. */
export function openBuiltSite(folder: string): SiteSource {
  const manifest = loadSiteManifest(folder);
  return {
    knowledgeFile: join(folder, '../knowledge.json'),
    renderer: {
      program: join(folder, '../prerender/render-site.js'),
      template: join(folder, '../prerender/template.json'),
    },
    has: (path) => manifest.files.some((file) => file.path === path),
    load: (options) => loadStaticSite({ ...options, folder, manifest }),
  };
}
