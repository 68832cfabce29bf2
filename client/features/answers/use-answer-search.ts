import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { listSearchWords } from '../../../shared/answers/search-words.ts';
import { foldText } from '../../../shared/format/fold-text.ts';
import { useLazySearch } from '../../lib/use-lazy-search.ts';
import type { AnswerTeaser } from './answer.ts';

export type SearchSource = {
  /** All questions, which are on the page anyway. */
  questions: readonly { slug: string; question: string }[];
  /** Loads what finds answers by everything that people call them. */
  loadSearch: () => Promise<(query: string) => readonly AnswerTeaser[]>;
};

/** Returns what a query finds, or undefined for an empty query. Without the search, it compares the questions' words. */
export function useAnswerSearch(query: string, { questions, loadSearch }: SearchSource) {
  return useLazySearch(query, loadSearch, (words) => findByQuestion(words, questions));
}

const maxFound = 10;

function findByQuestion(query: string, questions: SearchSource['questions']): readonly AnswerTeaser[] {
  const words = listSearchWords(query);
  return questions
    .filter(({ question }) => words.some((word) => foldText(question).includes(word)))
    .slice(0, maxFound)
    .map((link) => ({ ...link, short: '' }));
}

const parameter = 'q';

/**
 * The query, which is also in the address, so that a search can be shared, reloaded, and undone with Back. The prerendered
 * page has none, and keeps what was typed into its field before scripts ran.
 */
export function useAnswerQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');
  const [parameters, setParameters] = useSearchParams();
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const asked = parameters.get(parameter) ?? '';

  // Typing updates the address. Every other change of the address updates the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry updates it once.
  useEffect(() => {
    if (navigationType === 'REPLACE' || !field.current) return;
    const isFirst = field.current.value !== '' && query === '' && asked === '';
    if (!isFirst) field.current.value = asked;
    setQuery(field.current.value);
  }, [key]);

  function change(text: string): void {
    setQuery(text);
    setParameters(text.trim() === '' ? {} : { [parameter]: text }, { replace: true });
  }

  return {
    query,
    change,
    clear() {
      change('');
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
    },
  };
}
