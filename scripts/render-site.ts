import { exampleDetails } from '../client/features/landing/example-details.data.ts';
import { composeExample } from '../client/features/landing/hero/compose-example.ts';
import { exampleMatch } from '../client/features/landing/hero/example-match.data.ts';
import { renderPages } from '../client/prerender.tsx';
import { companyClaims } from '../shared/company/company.data.ts';
import type { Company } from '../shared/company/company.ts';
import { licensing } from '../shared/company/licensing.data.ts';
import { replaceOperatorData } from '../shared/company/replace-operator-data.ts';
import { replyTimes } from '../shared/company/reply-times.data.ts';
import { reviewContent } from '../shared/company/reviews.data.ts';
import { homeContent } from '../shared/company/testimonials.data.ts';
import { directory } from '../shared/directory/directory.data.ts';
import type { SiteCarriers } from '../shared/directory/replace-carriers.ts';
import { matching } from '../shared/matching/matching.data.ts';
import { composePage, type Template } from './compose-page.ts';
import { composeSitemap } from './site/compose-sitemap.ts';

// The entry of `dist/prerender`, which renders the site for the build, and for a server with an operator's brand or
// carriers.
export { fallbacks, redirects, renderPages, streetArt } from '../client/prerender.tsx';

/** Lists the data that depends on the company and the carriers, as it appears in the built scripts. */
export function listOperatorData(): string[] {
  return [
    matching,
    directory,
    exampleMatch,
    exampleDetails,
    companyClaims,
    licensing,
    replyTimes,
    homeContent,
    reviewContent,
  ].map((data) => JSON.stringify(data));
}

/** The home page only has room for this many; the others are on the reviews page. */
const homeTestimonials = 3;

type Options = {
  origin: string;
  /** Undefined if the operator doesn't have their own. */
  carriers: SiteCarriers | undefined;
  company: Company | undefined;
  template: Template;
};

/**
 * Renders everything in the built site that is different with this company and these carriers. Runs only once in a
 * process.
 */
export async function renderOperatorSite({ origin, carriers, company, template }: Options) {
  const builtIn = listOperatorData();
  replaceOperatorData({ carriers, company });
  if (company) {
    const { testimonials, reviews } = company;
    Object.assign(homeContent, { testimonials: testimonials.slice(0, homeTestimonials) });
    Object.assign(reviewContent, { reviews, testimonials: testimonials.slice(homeTestimonials) });
  }
  const { match, details } = composeExample(matching.carriers, directory.carriers);
  Object.assign(exampleMatch, match);
  Object.assign(exampleDetails, details);
  const own = listOperatorData();
  const pages = await renderPages(origin, { hasCarrierPictures: carriers === undefined });
  // Loaded only now, because it uses claims and carriers in its texts.
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
