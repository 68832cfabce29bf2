import { parseMoney } from '../validation/money.ts';

/** In dollars. The form treats a larger amount as a typo. */
const maxAmount = 999_999_999;

/** Whole dollars for the calculator and, if the text couldn't be used, the reason. */
export type Amount = { dollars: number; error?: 'unreadable' | 'negative' | 'too-large' };

/**
 * Parses an amount for the calculator. Cents are dropped, because the formula uses whole dollars. Empty, unreadable,
 * and negative amounts count as 0. See docs/product.md, "Validation rules".
 */
export function parseAmount(text: string): Amount {
  if (/^[$\s]*$/.test(text)) return { dollars: 0 };
  const dollars = Math.trunc(parseMoney(text) ?? Number.NaN);
  if (Number.isNaN(dollars)) return { dollars: 0, error: 'unreadable' };
  if (dollars < 0) return { dollars: 0, error: 'negative' };
  return dollars > maxAmount ? { dollars: maxAmount, error: 'too-large' } : { dollars };
}
