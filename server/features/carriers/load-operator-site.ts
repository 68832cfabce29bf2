import type { Company } from '../../../shared/company/company.ts';
import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import type { SiteSource } from '../../platform/site/site-source.ts';
import { loadLogos } from './load-logos.ts';
import { createOperatorRewrite, renderOperatorSite } from './render-operator-site.ts';

type Options = {
  carriersFile: string | undefined;
  publicOrigin: string;
  source: SiteSource;
  carriers: SiteCarriers;
  /** What BRAND_FILE says about the company. */
  company: Company | undefined;
};

/**
 * Loads what BRAND_FILE and CARRIERS_FILE change in the built pages and in the assistant's knowledge. Undefined without
 * them.
 */
export async function loadOperatorSite({ carriersFile, publicOrigin, source, company, ...options }: Options) {
  if (carriersFile === undefined && company === undefined) return undefined;
  const carriers = carriersFile === undefined ? undefined : options.carriers;
  const logos = carriersFile && loadLogos(carriersFile, options.carriers.listed, source.has);
  const { renderer } = source;
  const rendered =
    renderer && (await renderOperatorSite({ renderer, origin: publicOrigin, carriers, company }));
  return {
    logos: logos || undefined,
    rewrite: rendered && createOperatorRewrite(rendered, carriers),
    knowledge: { company, carriers, sections: rendered?.sections },
  };
}
