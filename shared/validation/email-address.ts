/** RFC 5321 allows 254 characters in a path. */
export const maxEmailLength = 254;

/** A local part without quotes, and a domain with a dot. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const invalidEmailMessage = 'Please enter a valid email address.';

/** Whether a text is an email address. White space around it doesn't count. Forms ask this, and the server's schema. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= maxEmailLength && emailPattern.test(email);
}

/** An address as it is stored: no white space around it, all lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
