import { createExplainer } from '../../shared/glossary/explain-terms.ts';
import { answers } from '../../shared/site/answers.data.ts';
import { faqItems } from '../../shared/site/faq.data.ts';
import { glossary } from '../../shared/site/glossary.data.ts';
import { linkAnswers } from './link-answers.ts';

const explain = createExplainer(glossary);

/** The FAQ as its page shows it: terms explained where they first appear, and the answers that say more. */
export const explainedFaq = faqItems.map(({ id, question, answer, answers: slugs = [] }) => ({
  id,
  question,
  answer: [...answer.map(explain), linkAnswers(slugs, answers)].filter((text) => text !== ''),
}));
