/** RFC 5321 allows 254 characters in a path. */
export const maxEmailLength = 254;

/** A local part of RFC 5322 without quotation marks, and a domain with a dot. Its last part may be in Punycode. */
export const emailPattern =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,}|xn(?:-+[A-Za-z0-9]+)+)$/;

export const invalidEmailMessage = 'Please enter a valid email address.';

/**
 * Whether a text is an email address, ignoring white space around it. Both the forms and the server's schema use this.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= maxEmailLength && emailPattern.test(email);
}

/** Returns an address as it is stored: trimmed, in lowercase, and without the invisible characters that copying brings along. */
export function normalizeEmail(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}
