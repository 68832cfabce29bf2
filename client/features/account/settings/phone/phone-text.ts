import { keepPhoneCharacters } from '../../../../../shared/validation/digits.ts';

/** The minimum length of a phone number, in characters. See docs/product.md, "Validation rules". */
const minPhoneLength = 10;

export function isPhoneLongEnough(typed: string): boolean {
  return typed.trim().length >= minPhoneLength;
}

/**
 * Returns the typed number in international format, without spaces, hyphens, and parentheses. Ten digits, or eleven
 * that begin with a 1, are a number in the United States. The server validates the result.
 */
export function toInternationalPhone(typed: string): string {
  const kept = keepPhoneCharacters(typed);
  if (kept.startsWith('+')) return kept;
  if (kept.startsWith('00')) return `+${kept.slice(2)}`;
  if (/^\d{10}$/.test(kept)) return `+1${kept}`;
  return /^1\d{10}$/.test(kept) ? `+${kept}` : kept;
}
