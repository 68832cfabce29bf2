import { writeFileSync } from 'node:fs';
import type { RenderedPage } from '../../client/prerender.tsx';
import { composeFeed } from './compose-feed.ts';
import { composeRobots, composeSitemap } from './compose-sitemap.ts';
import { composeWebManifest } from './compose-web-manifest.ts';

type Options = {
  folder: string;
  pages: readonly RenderedPage[];
  origin: string;
  recolor: (text: string) => string;
};

/** Writes the documents for programs into the site's folder. Returns the files that contain the origin. */
export function writeDocuments({ folder, pages, origin, recolor }: Options): ReadonlySet<string> {
  const withOrigin = {
    'robots.txt': composeRobots(origin),
    'sitemap.xml': composeSitemap(pages, origin),
    'feed.xml': composeFeed(pages, origin),
  };
  const documents = { ...withOrigin, 'site.webmanifest': recolor(composeWebManifest()) };
  for (const [file, text] of Object.entries(documents)) writeFileSync(`${folder}/${file}`, text);
  return new Set(Object.keys(withOrigin));
}
