import { brand } from '../../shared/site/brand.data.ts';
import { createRecoloring } from '../../shared/site/colors.ts';
import { mark } from '../../shared/site/pictures.data.ts';

/** The brand's look in what the server itself writes: emails, reports, and pages for developers. */
export const brandLook = {
  /** Replaces the built-in colors in a text with their shades of the company's colors. */
  recolor: brand.colors ? createRecoloring(brand.colors) : (text: string) => text,
  /** The brand's mark, as markup. */
  mark,
};
