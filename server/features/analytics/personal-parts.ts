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
function replaceEmails(text: string): string {
  return mayHoldEmail(text) ? text.replaceAll(email, 'hidden') : text;
}

/**
 * Replaces the email addresses in all texts of a JSON value by `hidden`, and what not every database stores: NUL and
 * halves of characters. Names of fields can't contain any.
 */
export function cleanTexts<Value>(value: Value): Value {
  // Without a copy, because almost every event is clean.
  if (isClean(value)) return value;
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? cleanText(part) : part,
  );
}

export function cleanText(text: string): string {
  return replaceEmails(text).toWellFormed().replaceAll('\0', '\uFFFD');
}

function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !mayHoldEmail(value) && value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isClean);
}

function mayHoldEmail(text: string): boolean {
  return text.includes('@') || text.includes('%40');
}
