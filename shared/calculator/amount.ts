/** An amount above this, in dollars, is a slip of the keyboard; the form says so. */
const largestAmount = 999_999_999;

/** Whole dollars as the calculator counts them, and what stood in the way of reading them. */
export type Amount = { dollars: number; error?: 'unreadable' | 'negative' | 'too-large' };

const pattern = /^(-?)(\d+(?:\.\d*)?|\.\d+)([km]?)$/;
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * Reads an amount as people write it: `$85,000`, `85 000`, `85k`, `1.5m`. Cents are cut off, for the rule counts whole
 * numbers. What is empty, unreadable or negative counts as 0. The product specification, "Validation rules", Calculator.
 */
export function parseAmount(text: string): Amount {
  const plain = text
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll(/[$,\s]/g, '');
  if (plain === '') return { dollars: 0 };
  const [, sign, number, unit = ''] = pattern.exec(plain) ?? [];
  if (number === undefined) return { dollars: 0, error: 'unreadable' };
  // Rounded to cents first, so that the binary fraction of 1.005k does not cost a dollar.
  const dollars = Math.trunc(Number((Number(number) * (scales[unit] ?? 1)).toFixed(2)));
  if (sign === '-' && dollars > 0) return { dollars: 0, error: 'negative' };
  return dollars > largestAmount ? { dollars: largestAmount, error: 'too-large' } : { dollars };
}
