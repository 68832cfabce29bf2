// `min` is the smallest of the library's metadata sets that has every country and the length of its numbers. `mobile`
// would reject landlines, such as the form's examples.
import { ParseError, parsePhoneNumberWithError, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { keepPhoneCharacters } from './digits.ts';
import { type PhoneCountryCode, phoneCountries } from './phone-countries.ts';

const phoneErrors = ['INVALID_COUNTRY', 'NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG'] as const;
export type PhoneError = (typeof phoneErrors)[number];
export type PhoneCheck = { isValid: true; e164: string } | { isValid: false; error: PhoneError };

/** `value` is in E.164 format if it is valid. Otherwise it is the typed text with the prefix. */
export type NormalizedPhone = { value: string; isValid: boolean };

/**
 * Normalizes typed or pasted text for the phone input: keeps digits and a leading plus, and adds the selected country's
 * calling code if there is no plus. When the country changes, call it again with the same text.
 */
export function normalizePhone(typed: string, country: PhoneCountryCode): NormalizedPhone {
  const kept = keepPhoneCharacters(typed).replace(/(?!^)\+/g, '');
  if (kept === '' || kept === '+') return { value: kept, isValid: false };
  const value = kept.startsWith('+') ? kept : `+${getCallingCode(country)}${kept}`;
  const check = checkPhone(value);
  return check.isValid ? { value: check.e164, isValid: true } : { value, isValid: false };
}

/**
 * Checks an international number by its country and length. Only sending a text can show whether someone has the
 * number, because numbering plans change faster than lists of them.
 */
export function checkPhone(text: string): PhoneCheck {
  // The library parses `;phone-context=` in a `tel:` address with a pattern that takes exponential time.
  if (text.includes(';')) return { isValid: false, error: 'NOT_A_NUMBER' };
  try {
    const number = parsePhoneNumberWithError(text, { extract: false });
    const error = validatePhoneNumberLength(number.number);
    if (error === undefined) return { isValid: true, e164: number.number };
    return { isValid: false, error: error === 'INVALID_LENGTH' ? 'TOO_SHORT' : error };
  } catch (cause) {
    if (cause instanceof ParseError) return { isValid: false, error: toPhoneError(cause.message) };
    throw cause;
  }
}

/**
 * Splits a stored number for the phone input. There is no country if the country isn't on the list or the value isn't a
 * phone number.
 */
export function parsePhone(value: string): { country: PhoneCountryCode | undefined; national: string } {
  const check = checkPhone(value);
  if (!check.isValid) return { country: undefined, national: value };
  const number = parsePhoneNumberWithError(check.e164);
  const country =
    phoneCountries.find(({ code }) => code === number.country) ??
    phoneCountries.find(({ callingCode }) => callingCode === number.countryCallingCode);
  return country
    ? { country: country.code, national: number.nationalNumber }
    : { country: undefined, national: value };
}

function getCallingCode(country: PhoneCountryCode): string {
  return phoneCountries.find(({ code }) => code === country)?.callingCode ?? '';
}

function toPhoneError(message: string): PhoneError {
  return phoneErrors.find((error) => error === message) ?? 'NOT_A_NUMBER';
}
