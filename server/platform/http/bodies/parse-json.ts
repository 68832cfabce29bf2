/**
 * Parses JSON from outside. zod compares the `length` of every value that has a length check, even one of the wrong
 * type, and comparing an object can throw. None of our fields is named `length`, so an object there becomes an empty
 * one. Half of a surrogate pair isn't text, and PostgreSQL refuses it, so each becomes U+FFFD, in keys, too.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Anything may be escaped. Most texts contain neither, so they skip this. A decoded body has no half pairs by itself.
  return text.includes('length') || text.includes('\\u') ? repair(value) : value;
}

/** Iterative, because the nesting can be deeper than the stack. */
function repair(root: unknown): unknown {
  const whole = [root];
  const pending: object[] = [whole];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('length' in next && typeof next.length === 'object' && next.length !== null) next.length = {};
    for (const [key, part] of Object.entries(next)) {
      const value = typeof part === 'string' ? part.toWellFormed() : part;
      if (value !== part || !key.isWellFormed()) replaceEntry(next, key, value);
      if (typeof part === 'object' && part !== null) pending.push(part);
    }
  }
  return whole[0];
}

/** Defines it, because assigning to `__proto__` would set the prototype. */
function replaceEntry(owner: object, key: string, value: unknown): void {
  Reflect.deleteProperty(owner, key);
  const entry = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(owner, key.toWellFormed(), entry);
}
