import { toAsciiDigits } from './digits.ts';

const pattern = /^(-?)([\d.,]*\d[.,]?)([a-z]*)$/;
const units = new Map([
  ['', 1],
  ...['k', 'thousand', 'grand'].map((word) => [word, 1_000] as const),
  ...['m', 'mm', 'mil', 'million'].map((word) => [word, 1_000_000] as const),
  ...['b', 'bn', 'billion'].map((word) => [word, 1_000_000_000] as const),
]);

/**
 * Parses one amount in dollars, in any usual spelling: `$85,000`, `85 000`, `85.000`, `1,5m`, `85,00`, `٨٥٬٠٠٠`. A
 * single period before three digits separates thousands, unless a unit follows. Undefined for anything else.
 */
export function parseMoney(text: string): number | undefined {
  const [, sign, digits = '', unit = ''] = pattern.exec(toPlainAmount(text)) ?? [];
  const scale = units.get(unit);
  const number = parseNumber(digits, unit !== '');
  if (scale === undefined || number === undefined) return undefined;
  // Rounds to cents, so that the binary fraction of 1.005k doesn't lose a dollar.
  const dollars = Number((number * scale).toFixed(2));
  return sign === '-' && dollars > 0 ? -dollars : dollars;
}

/**
 * Returns an amount in ASCII, without its currency. Spaces and apostrophes are left only where they don't separate
 * thousands, as in `85 00`, so that no one's cents become dollars.
 */
export function toPlainAmount(text: string): string {
  return toAsciiDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll(/(?<![a-z])(?:usd?|dollars?)(?![a-z])|\$/g, '')
    .replaceAll(/(\d?)[\s'\u2019]+(?=(\d*))/g, (marked: string, before: string, after: string) =>
      before !== '' && after !== '' && after.length !== 3 ? marked : before,
    );
}

/** Parses digits with any usual marks between them. A period before three digits is a decimal one if a unit follows. */
export function parseNumber(text: string, hasUnit: boolean): number | undefined {
  const isGroup = !hasUnit && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
  if (/^(?=.*\d)\d*\.?\d*$/.test(text) && !isGroup) return Number(text);
  // Also `1,00,000`, as grouped in India.
  if (/^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d{0,2}$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
