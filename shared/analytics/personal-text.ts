const maxPathLength = 200;
const maxPartLength = 80;

/** Matches an email address, a phone number, or another number that is long enough to be personal. */
export const contactPattern = /@|%40|\d{7}|\d{3}\)?(?:[ .-]|%20)*\d{3}(?:[ .-]|%20)+\d{4}/;
/** Random ids and tokens. No article or page has such a name. */
const tokenPattern = /^[\da-fA-F-]{24,}$|^(?=.*\d)(?=.*[A-Z])[\w-]{20,}$/;

/** Whether a text may contain a person's contact details or a token. */
export function mayIdentify(text: string): boolean {
  return contactPattern.test(text) || tokenPattern.test(text);
}

/**
 * Returns the form of a URL that events report. Its query and hash are removed, because they can contain codes. Parts
 * that may identify a person become `hidden`.
 */
export function cleanAddress(address: string): string {
  return address
    .replace(/[?#].*/, '')
    .split('/')
    .map((part) => (part.length > maxPartLength || mayIdentify(part) ? 'hidden' : part))
    .join('/')
    .slice(0, maxPathLength);
}
