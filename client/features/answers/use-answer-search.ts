import { useEffect, useState } from 'react';
import { listSearchWords } from '../../../shared/answers/search-words.ts';
import { foldText } from '../../../shared/format/fold-text.ts';
import type { AnswerTeaser } from './answer.ts';

type Search = (query: string) => readonly AnswerTeaser[];

export type SearchSource = {
  /** All questions, which are on the page anyway. */
  questions: readonly { slug: string; question: string }[];
  /** Loads what finds answers by everything that people call them. */
  loadSearch: () => Promise<Search>;
};

/**
 * Returns what a query finds, or undefined for an empty query. Until the search has loaded, or if it can't be, it compares
 * the words of the questions.
 */
export function useAnswerSearch(
  query: string,
  { questions, loadSearch }: SearchSource,
): readonly AnswerTeaser[] | undefined {
  const [search, setSearch] = useState<Search>();
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty || search) return;
    let isWanted = true;
    const keep = (loaded: Search) => {
      if (isWanted) setSearch(() => loaded);
    };
    loadSearch().then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [isEmpty, search, loadSearch]);

  if (isEmpty) return undefined;
  return search ? search(query) : findByQuestion(query, questions);
}

const maxFound = 10;

function findByQuestion(query: string, questions: SearchSource['questions']): readonly AnswerTeaser[] {
  const words = listSearchWords(query);
  return questions
    .filter(({ question }) => words.some((word) => foldText(question).includes(word)))
    .slice(0, maxFound)
    .map((link) => ({ ...link, short: '' }));
}
