import type { PhoneCountryCode } from '../../../../../shared/validation/phone-countries.ts';
import type { PhoneRules } from './use-phone-rules.ts';

/** What the phone input holds: the selected country, and what was typed. */
export type PhoneEntry = { country: PhoneCountryCode; text: string };

/** What the input keeps of typed or pasted text: digits and plus signs. */
export function keepPhoneCharacters(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/**
 * The entry after typing. A whole international number of another country in the list selects that country, so that
 * the two never contradict each other.
 */
export function typePhone(entry: PhoneEntry, text: string, rules: PhoneRules | undefined): PhoneEntry {
  const kept = keepPhoneCharacters(text);
  const country = kept.startsWith('+') ? rules?.parsePhone(kept).country : undefined;
  return { country: country ?? entry.country, text: kept };
}

/** The same number read as one of another country: its national part stays, its old calling code goes. */
export function changeCountry(
  entry: PhoneEntry,
  country: PhoneCountryCode,
  rules: PhoneRules | undefined,
): PhoneEntry {
  if (!entry.text.startsWith('+')) return { ...entry, country };
  return { country, text: rules?.parsePhone(entry.text).national ?? entry.text };
}
