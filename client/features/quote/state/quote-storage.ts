import { brand } from '../../../../shared/brand.ts';

/** Where the quote is kept in local storage. */
export const quoteKey = `${brand.slug}.quote`;
