import type { PhoneCountryCode } from '../../../../../shared/validation/phone-countries.ts';
import type { PhoneRules } from './use-phone-rules.ts';

/** What the phone input holds: the selected country, and what was typed. */
type PhoneEntry = { country: PhoneCountryCode; phone: string };

/** What the input keeps of typed or pasted text: digits and plus signs. */
export function keepPhoneCharacters(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/**
 * The entry after a change. A whole international number selects its country, so that the two never contradict each
 * other. One that comes from elsewhere, pasted or filled in by the browser, leaves its national part in the field; one
 * that is typed stays as it is while it grows.
 */
export function typePhone(entry: PhoneEntry, text: string, rules: PhoneRules | undefined): PhoneEntry {
  const phone = keepPhoneCharacters(text);
  const { country, national } = (phone.startsWith('+') && rules?.parsePhone(phone)) || {};
  if (!country || !national) return { country: entry.country, phone };
  return { country, phone: phone.length > entry.phone.length + 1 ? national : phone };
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
