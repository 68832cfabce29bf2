/** Characters of a phone number as it is typed, at least. The product specification, "Validation rules". */
const shortestPhone = 10;

export function isPhoneLongEnough(typed: string): boolean {
  return typed.trim().length >= shortestPhone;
}

/**
 * The typed number in international form, without spaces, hyphens and brackets. Ten digits, or eleven that begin with
 * a 1, are read as a number of the United States. The server judges what comes out.
 */
export function toInternationalPhone(typed: string): string {
  const kept = typed.replace(/[^\d+]/g, '');
  if (kept.startsWith('+')) return kept;
  if (kept.startsWith('00')) return `+${kept.slice(2)}`;
  if (/^\d{10}$/.test(kept)) return `+1${kept}`;
  return /^1\d{10}$/.test(kept) ? `+${kept}` : kept;
}
