import { brand } from '../../../shared/brand.ts';
import { isEmail, normalizeEmail } from '../../../shared/validation/email-address.ts';
import { brandLook } from '../../platform/brand-look.ts';
import { type Brand, loadBrand } from './brand-file.ts';
import { createRecoloring } from './colors.ts';

/** The brand that the site was built with. */
export const builtInBrand: Brand = structuredClone(brand);

/**
 * Replaces the built-in brand with the operator's. Modules use its names in their messages when they load, so this must
 * run first. Throws if BRAND_FILE is invalid.
 */
export function applyBrand(environment: Readonly<Record<string, string | undefined>>): void {
  const file = environment.BRAND_FILE?.trim();
  if (file) {
    const { brand: own, colors, pictures } = loadBrand(file);
    Object.assign(brand, own);
    brandLook.mark = pictures.mark.body.toString('utf8').replace(/^.*?(?=<svg)/s, '');
    if (colors) brandLook.recolor = createRecoloring(colors);
  }
  const supportEmail = environment.SUPPORT_EMAIL ?? '';
  if (isEmail(supportEmail)) Object.assign(brand, { supportEmail: normalizeEmail(supportEmail) });
}
