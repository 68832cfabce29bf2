/** "a", "a or b", "a, b, or c". */
export function joinWithOr(words: Iterable<string>): string {
  return join([...words], 'or');
}

/** "a", "a and b", "a, b, and c". */
export function joinWithAnd(words: Iterable<string>): string {
  return join([...words], 'and');
}

/** `Intl.ListFormat` writes the same, but it takes five times as long, which shows in every recommendation. */
function join(words: readonly string[], conjunction: string): string {
  if (words.length <= 2) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
