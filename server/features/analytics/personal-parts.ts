import { contactPattern } from '../../../shared/analytics/personal-text.ts';

/** A UUID is a random id, even if it has many digits in a row. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Its lengths are limited, and so is the time that a text takes. */
const email =
  /[^\s<>"'(),;:/?#@%\\]{1,64}(?:@|%40)[^\s<>"'(),;:/?#@%\\]{1,190}\.[^\s<>"'(),;:/?#@%\\]{1,60}/gi;

/** Replaces the parts of a path or value that may identify a person by `hidden`. */
export function replacePersonalParts(text: string): string {
  const isPersonal = (part: string) => contactPattern.test(part) && !uuid.test(part);
  return text
    .split('/')
    .map((part) => (isPersonal(part) ? 'hidden' : part))
    .join('/');
}

/** Replaces the email addresses in a text by `hidden`. */
export function replaceEmails(text: string): string {
  return mayHoldEmail(text) ? text.replaceAll(email, 'hidden') : text;
}

/** Writes an object as JSON, with the email addresses in its texts replaced by `hidden`. */
export function writeWithoutEmails(values: Record<string, unknown>): string {
  const json = JSON.stringify(values);
  if (!mayHoldEmail(json)) return json;
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? replaceEmails(value) : value,
  );
}

function mayHoldEmail(text: string): boolean {
  return text.includes('@') || text.includes('%40');
}
