import MiniSearch from 'minisearch';
import { maxAnswerQuery } from './max-answer-query.ts';
import { listSearchWords } from './search-words.ts';

export type AnswerDocument = { slug: string; question: string; short: string; words: string };
export type FoundAnswer = Omit<AnswerDocument, 'words'>;
export type AnswerSearch = (query: string) => readonly FoundAnswer[];

const maxFound = 10;
/** The share of the best score below which an answer is about something else. */
const minShare = 0.25;
/** Shorter words must match exactly, because the start of one or a typo in one can be any word. */
const minPrefixLength = 3;
const minFuzzyLength = 5;
/** The share of a word's letters that may be wrong. */
const fuzziness = 0.2;

/** A search that tolerates unfinished words and small typos. The best answers come first. */
export function createAnswerSearch(documents: readonly AnswerDocument[]): AnswerSearch {
  const bySlug = new Map(documents.map(({ slug, question, short }) => [slug, { slug, question, short }]));
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['question', 'words'],
    tokenize: (text) => [...listSearchWords(text)],
    processTerm: (term) => term,
    searchOptions: {
      boost: { question: 2 },
      prefix: (term) => term.length >= minPrefixLength,
      fuzzy: (term) => (term.length < minFuzzyLength ? false : fuzziness),
    },
  });
  index.addAll(documents);
  return (query) => {
    const found = index.search(query.slice(0, maxAnswerQuery));
    const least = (found[0]?.score ?? 0) * minShare;
    return found
      .filter(({ score }) => score >= least)
      .slice(0, maxFound)
      .flatMap(({ id }) => bySlug.get(id) ?? []);
  };
}
