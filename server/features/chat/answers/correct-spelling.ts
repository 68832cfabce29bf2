import type MiniSearch from 'minisearch';
import { listTerms } from './terms.ts';

const shortestWord = 5;
/** Two slips in a word as long as this leave it recognizable. */
const longWord = 9;

/** Puts words of the pages in the place of words that are spelled almost like them: "benificiary", "medcial". */
export function createSpelling(engine: MiniSearch, texts: readonly string[]): (text: string) => string {
  const words = new Map<string, string>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])) {
    for (const term of listTerms(word)) if (!words.has(term)) words.set(term, word);
  }
  const findAlike = (term: string, slips: number) => {
    const results = engine.search(term, { tokenize: (query) => [query], fuzzy: slips });
    return results.flatMap((result) => result.terms).filter((known) => known[0] === term[0]);
  };
  return (text) =>
    text.replaceAll(/\p{L}+/gu, (word) => {
      const [term] = listTerms(word);
      if (term === undefined || term.length < shortestWord || words.has(term)) return word;
      const [close] = findAlike(term, term.length < longWord ? 1 : 2);
      const swapped = findAlike(term, 2).find((known) => sortLetters(known) === sortLetters(term));
      return words.get(close ?? swapped ?? '') ?? word;
    });
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}
