import { hasAnswers } from '../../shared/answers/has-answers.data.ts';
import { formatNumber } from '../../shared/format/numbers.ts';
import { paths } from '../app/paths.ts';

export const answersPage = {
  title: 'Answers',
  lead: (count: number) =>
    count === 0
      ? 'Questions about life insurance, answered in plain English.'
      : `${formatNumber(count)} questions that people really ask about life insurance. Each one has a short answer first, then the details and where they come from. No one will call you afterward.`,
  description:
    'What people really ask about life insurance, answered in plain English: a short answer first, then the details, what it depends on, and the sources.',
  previewTitle: 'Life insurance questions, answered',
  next: {
    title: 'Have another question?',
    text: 'Look through all the answers, or write to us, and a person will reply. If you’re choosing a policy, you can see which carrier fits you, and why.',
    search: 'See All Answers',
    contact: 'Ask Us',
  },
} as const;

/** A way to the library for other pages, in marked text. Empty if there are no answers. */
export const answersHint = hasAnswers
  ? `Have a specific question? It may be among our [answers to what people ask](${paths.answers}).`
  : '';
