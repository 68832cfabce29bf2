import { locale } from './locale.ts';

const either = new Intl.ListFormat(locale, { type: 'disjunction' });
const both = new Intl.ListFormat(locale, { type: 'conjunction' });

/** "a", "a or b", "a, b, or c". */
export function joinWithOr(words: Iterable<string>): string {
  return either.format(words);
}

/** "a", "a and b", "a, b, and c". */
export function joinWithAnd(words: Iterable<string>): string {
  return both.format(words);
}
