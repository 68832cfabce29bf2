const maxNextLength = 512;
const segment = '[\\w~-][\\w.~-]*';
/** The form in which this site's pages write paths: plain segments, optionally followed by a query and a fragment. */
const plainPath = new RegExp(
  `^/(?:${segment}(?:/${segment})*/?)?(?:\\?[\\w.~%=&+:,-]*)?(?:#[\\w.~%=&+:,/-]*)?$`,
);
/** These aren't pages: the API returns JSON, and the callback would exchange its code a second time. */
const notPages = /^\/(?:api|auth|dev)(?:[/?#]|$)/i;

/**
 * Returns `value` if it is a plain path of this site, and `fallback` otherwise. Anything that a browser could take for
 * another site (`//e`, `/\e`, `/%2fe`, schemes, control characters) is rejected because it isn't plain, not because it
 * is recognized.
 */
export function sanitizeNext(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > maxNextLength) return fallback;
  return plainPath.test(value) && !notPages.test(value) ? value : fallback;
}
