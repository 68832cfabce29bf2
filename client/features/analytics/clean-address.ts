const longestPath = 200;
const longestPart = 80;
const hidden = 'hidden';

/** An email address, a phone number or another long number, or a random token. No article or page is called so. */
const tellingParts = [
  /@|%40/i,
  /\d{7}/,
  /\d{3}\)?(?:[ .-]|%20)*\d{3}(?:[ .-]|%20)+\d{4}/,
  /^[0-9a-f-]{24,}$/i,
  /^(?=.*\d)(?=.*[A-Z])[\w-]{20,}$/,
];

/**
 * The path of an absolute address. Query and hash can hold codes, so they never leave the browser; nor does a part of
 * the path that may tell who somebody is.
 */
export function cleanPath(href: string): string {
  const { pathname } = new URL(href);
  const parts = pathname
    .split('/')
    .map((part) => (part.length > longestPart || isTelling(part) ? hidden : part));
  return parts.join('/').slice(0, longestPath);
}

/** Where a visitor came from: the path on this site, origin and path of another; undefined when it is not known. */
export function cleanReferrer(referrer: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, protocol, host } = new URL(referrer);
  if (origin === ownOrigin) return cleanPath(referrer);
  return /^https?:$/.test(protocol) ? `${origin}${cleanPath(referrer)}` : `${protocol}//${host}`;
}

/** Whether a text may hold an address, a number or a token of a person. */
export function isTelling(text: string): boolean {
  return tellingParts.some((pattern) => pattern.test(text));
}
