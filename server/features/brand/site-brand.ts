import { brand } from '../../../shared/brand.ts';
import { builtInBrand } from './apply-brand.ts';
import { type Brand, loadBrand } from './brand-file.ts';
import { createSiteRewrite, listReplacements } from './rewrite-site.ts';

type Settings = { brandFile: string | undefined; supportEmail: string };

/** Loads what changes the built site and the assistant's words to the operator's brand. */
export function loadSiteBrand({ brandFile, supportEmail }: Settings) {
  const loaded = brandFile === undefined ? undefined : loadBrand(brandFile);
  const own: Brand = { ...(loaded?.brand ?? brand), supportEmail };
  return {
    rewrite: createSiteRewrite({ ...loaded, builtIn: builtInBrand, brand: own }),
    names: listReplacements(builtInBrand, own),
    company: loaded?.company,
  };
}
