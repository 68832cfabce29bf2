/** In dollars. The form treats a larger amount as a typo. */
const maxAmount = 999_999_999;

/** Whole dollars for the calculator and, if the text couldn't be used, the reason. */
export type Amount = { dollars: number; error?: 'unreadable' | 'negative' | 'too-large' };

const pattern = /^(-?)(\d+(?:\.\d*)?|\.\d+)([km]?)$/;
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * Parses an amount in any usual spelling: `$85,000`, `85 000`, `85k`, `1.5m`. Cents are dropped, because the formula
 * uses whole dollars. Empty, unreadable, and negative amounts count as 0. See the product specification, "Validation
 * rules", Calculator.
 */
export function parseAmount(text: string): Amount {
  const plain = text
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll(/[$,\s]/g, '');
  if (plain === '') return { dollars: 0 };
  const [, sign, number, unit = ''] = pattern.exec(plain) ?? [];
  if (number === undefined) return { dollars: 0, error: 'unreadable' };
  // Rounds to cents first, so that the binary fraction of 1.005k doesn't lose a dollar.
  const dollars = Math.trunc(Number((Number(number) * (scales[unit] ?? 1)).toFixed(2)));
  if (sign === '-' && dollars > 0) return { dollars: 0, error: 'negative' };
  return dollars > maxAmount ? { dollars: maxAmount, error: 'too-large' } : { dollars };
}
