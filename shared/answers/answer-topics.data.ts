import { answerGroups, answers } from '../site/answers.data.ts';
import { sortByDemand } from './sort-by-demand.ts';

const sorted = sortByDemand(answers);
const toLink = ({ slug, question }: (typeof answers)[number]) => ({ slug, question });

/** The library's topics with their questions, without topics that have none. */
export const answerTopics = answerGroups
  .map(({ slug, title, summary }) => ({
    slug,
    title,
    summary,
    questions: sorted.filter(({ group }) => group === slug).map(toLink),
  }))
  .filter(({ questions }) => questions.length > 0);

const shownCount = 10;

/** What people ask most. */
export const mostAsked = sorted
  .filter((answer) => answer.mostAsked !== undefined)
  .slice(0, shownCount)
  .map(toLink);
