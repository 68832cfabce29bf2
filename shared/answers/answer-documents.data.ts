import { answers } from '../site/answers.data.ts';
import { listSearchWords } from './search-words.ts';
import { sortByDemand } from './sort-by-demand.ts';

/** What the search looks through. Each word of the many ways of asking is listed once, because they repeat a lot. */
export const answerDocuments = sortByDemand(answers).map(({ slug, question, short, ways, sections }) => ({
  slug,
  question,
  short,
  words: [...new Set([...ways, short, ...sections.map(({ title }) => title)].flatMap(listSearchWords))]
    .toSorted()
    .join(' '),
}));
