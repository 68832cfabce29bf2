/**
 * Parses JSON from outside. zod compares the `length` of every value that has a length check, even one of the wrong
 * type, and comparing an object can throw. None of our fields is named `length`, so an object there becomes an empty
 * one.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // The key may be escaped. Most texts contain neither, so they skip this.
  if (text.includes('length') || text.includes('\\u')) emptyLengths(value);
  return value;
}

/** Iterative, because the nesting can be deeper than the stack. */
function emptyLengths(root: unknown): void {
  const pending: object[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'object' && value !== null) pending.push(value);
  };
  visit(root);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('length' in next && typeof next.length === 'object' && next.length !== null) next.length = {};
    for (const part of Object.values(next)) visit(part);
  }
}
