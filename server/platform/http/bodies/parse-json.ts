/**
 * Parses JSON that came from outside. zod compares the `length` of every value under a length check, also of one whose type
 * was wrong, and comparing an object can throw; none of our fields has that name, so an object there becomes an empty one.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // A key can be escaped; most texts hold neither, and cost no walk.
  if (text.includes('length') || text.includes('\\u')) emptyLengths(value);
  return value;
}

/** Iterates, because nesting can be deeper than the stack. */
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
