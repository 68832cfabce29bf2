const maxNextLength = 512;
const segment = '[\\w~-][\\w.~-]*';
/** Paths of this site as its own pages write them: plain segments, then perhaps a query and a fragment. */
const plainPath = new RegExp(
  `^/(?:${segment}(?:/${segment})*/?)?(?:\\?[\\w.~%=&+:,-]*)?(?:#[\\w.~%=&+:,/-]*)?$`,
);
/** Not pages: the API answers JSON, and the callback would exchange a second time. */
const notPages = /^\/(?:api|auth|dev)(?:[/?#]|$)/i;

/**
 * Where to go after signing in: `value` when it is a plain path of this site, else `fallback`. Anything that a
 * browser could read as another site (`//e`, `/\e`, `/%2fe`, schemes, control characters) is refused by not being
 * plain, not by being recognized.
 */
export function sanitizeNext(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > maxNextLength) return fallback;
  return plainPath.test(value) && !notPages.test(value) ? value : fallback;
}
