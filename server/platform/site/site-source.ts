import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { loadSiteManifest, loadStaticSite, type SiteOptions, type StaticSite } from './static-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the site's pages come from: the build or, in development, another server. */
export type SiteSource = {
  knowledgeFile: string;
  load: (options: SiteOptions) => StaticSite;
};

const builtFromSchema = z.strictObject({
  /** The site folder, relative to the project's. */
  folder: z.string(),
  hash: z.string(),
});

/** Which site folder a build was made from. */
export function readBuiltFrom(folder: string): z.infer<typeof builtFromSchema> | undefined {
  const file = join(folder, '../site/source.json');
  return existsSync(file) ? builtFromSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Opens the site in a build folder. Throws if there is no build, or if it was made from another site folder. */
export function openBuiltSite(folder: string, siteFolder?: string): SiteSource {
  const manifest = loadSiteManifest(folder);
  const built = readBuiltFrom(folder);
  const wanted = siteFolder === undefined ? built?.folder : relative(root, resolve(root, siteFolder)) || '.';
  if (built && wanted !== built.folder) {
    throw new Error(
      `SITE_FOLDER is ${siteFolder}, but the site was built from ${built.folder}. Run \`npm run build\` with the same SITE_FOLDER.`,
    );
  }
  return {
    knowledgeFile: join(folder, '../knowledge.json'),
    load: (options) => loadStaticSite({ ...options, folder, manifest }),
  };
}
