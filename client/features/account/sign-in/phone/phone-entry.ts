import type { PhoneCountryCode } from '../../../../../shared/validation/phone-countries.ts';
import type { PhoneRules } from './use-phone-rules.ts';

/** What the phone input holds: the selected country, and what was typed. */
type PhoneEntry = { country: PhoneCountryCode; phone: string };

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
  return { country: country ?? entry.country, phone: kept };
}

/** The same number read as one of another country: its national part stays, its old calling code goes. */
export function changeCountry(
  { phone }: PhoneEntry,
  country: PhoneCountryCode,
  rules: PhoneRules | undefined,
): PhoneEntry {
  if (!phone.startsWith('+')) return { country, phone };
  return { country, phone: rules?.parsePhone(phone).national ?? phone };
}
