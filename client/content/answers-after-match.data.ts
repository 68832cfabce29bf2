import { answers } from '../../shared/site/answers.data.ts';
import { linkAnswers } from './link-answers.ts';

/** Leads to what people ask when they've seen their match, in marked text. */
export const answersAfterMatch = linkAnswers(
  ['application-questions', 'the-medical-exam', 'average-cost', 'when-coverage-starts'],
  answers,
);
