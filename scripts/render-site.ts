import { exampleDetails } from '../client/features/landing/example-details.data.ts';
import { composeExample } from '../client/features/landing/hero/compose-example.ts';
import { exampleMatch } from '../client/features/landing/hero/example-match.data.ts';
import { renderPages } from '../client/prerender.tsx';
import { directory } from '../shared/directory/directory.data.ts';
import { replaceCarriers, type SiteCarriers } from '../shared/directory/replace-carriers.ts';
import { matching } from '../shared/matching/matching.data.ts';
import { composePage, type Template } from './compose-page.ts';
import { composeSitemap } from './site/compose-sitemap.ts';

// The entry of `dist/prerender`: what the build, and a server with an operator's carriers, render the site with.
export { fallbacks, redirects, renderPages, streetArt } from '../client/prerender.tsx';

/** The data that depends on the carriers, as the built scripts contain it. */
export function listCarrierData(): string[] {
  return [matching, directory, exampleMatch, exampleDetails].map((data) => JSON.stringify(data));
}

type Options = { origin: string; carriers: SiteCarriers; template: Template };

/** Everything in the built site that is different with these carriers. Runs once in a process. */
export async function renderCarrierSite({ origin, carriers, template }: Options) {
  const builtIn = listCarrierData();
  replaceCarriers(carriers);
  const { match, details } = composeExample(matching.carriers, directory.carriers);
  Object.assign(exampleMatch, match);
  Object.assign(exampleDetails, details);
  const own = listCarrierData();
  const pages = await renderPages(origin, { hasCarrierPictures: false });
  // Loaded now, because it puts carriers into its texts.
  const { listPageSections } = await import('./knowledge/list-page-sections.ts');
  return {
    documents: new Map([
      ...pages
        .filter(({ isDevelopmentOnly }) => !isDevelopmentOnly)
        .map((page) => [page.path, composePage(template, page)] as const),
      ['/sitemap.xml', composeSitemap(pages, origin)] as const,
    ]),
    data: builtIn.map((json, index) => [json, own[index] ?? json] as const),
    sections: listPageSections(),
  };
}
