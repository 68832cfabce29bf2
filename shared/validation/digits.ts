/**
 * Returns the text with digits of any script, such as `１２` or `٣`, as 0 to 9, their separators as commas and periods, and
 * without invisible marks.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u060c\u066c]/g, ',');
}

/** Each script's digits are ten code points in a row, starting with its zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Keeps only the digits of a text, such as a code that was pasted with spaces. */
export function keepDigits(text: string): string {
  return toAsciiDigits(text).replaceAll(/\D/g, '');
}

/** Keeps the digits and plus signs of a phone number. */
export function keepPhoneCharacters(text: string): string {
  return toAsciiDigits(text)
    .replaceAll('\uff0b', '+')
    .replaceAll(/[^\d+]/g, '');
}
