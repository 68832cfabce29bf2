import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import type { SiteSource } from '../../platform/site/site-source.ts';
import { loadLogos } from './load-logos.ts';
import { createCarrierRewrite, renderCarrierSite } from './render-carrier-site.ts';

type Options = {
  carriersFile: string | undefined;
  publicOrigin: string;
  source: SiteSource;
  carriers: SiteCarriers;
};

/** What CARRIERS_FILE changes in the built site and in what the assistant knows. Undefined without such a file. */
export async function loadCarrierSite({ carriersFile, publicOrigin, source, carriers }: Options) {
  if (carriersFile === undefined) return undefined;
  const logos = loadLogos(carriersFile, carriers.listed, source.has);
  const { renderer } = source;
  const rendered = renderer && (await renderCarrierSite({ renderer, origin: publicOrigin, carriers }));
  return {
    logos,
    rewrite: rendered && createCarrierRewrite(rendered, carriers),
    knowledge: { carriers, sections: rendered?.sections },
  };
}
