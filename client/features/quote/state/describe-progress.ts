import type { Question } from '../../../../shared/quote/question.ts';
import { decidingQuestions, type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import { messages } from './messages.ts';
import { getValue, type Quote } from './quote.ts';
import { findQuestion, findStep, isChangeScreen, type Screen } from './quote-screen.ts';
import { quoteSteps, signUpSteps } from './quote-steps.ts';

export type ScreenProgress = {
  title: string;
  /** The fixed percentage of this step of the flow. */
  stepPercent: number;
  /** How much of the quote is done, as a whole percentage. The bar shows this. */
  percent: number;
  isComplete: boolean;
  /** The number of the question, like "Question 4 of 13", or the step of creating an account. */
  position?: string;
  /** How many steps of creating an account have been reached. */
  stepsDone?: number;
};

export function describeProgress(screen: Screen, quote: Quote): ScreenProgress {
  const name = findStep(screen);
  const { title, progress: stepPercent } = quoteSteps[name];
  const step = { title, stepPercent };
  if (screen === 'quickInfo') return { ...step, percent: 0, isComplete: false };
  const question = findQuestion(screen);
  if (question && !isChangeScreen(screen))
    return { ...step, isComplete: false, ...locateQuestion(question, quote) };
  const done = signUpSteps.indexOf(name) + 1;
  const complete = { ...step, percent: 100, isComplete: true };
  if (done === 0) return complete;
  return { ...complete, stepsDone: done, position: messages.step(done, signUpSteps.length) };
}

/** A question counts as done once it's answered or skipped. */
function locateQuestion(current: Question<QuestionId>, quote: Quote): { percent: number; position: string } {
  const isShort = quote.scope?.value === 'deciding' && current.required;
  const asked = isShort ? decidingQuestions : questions;
  const place = asked.indexOf(current);
  const done = asked.filter(({ id }, index) => index < place || getValue(quote, id) !== '').length;
  return {
    percent: Math.round((done / asked.length) * 100),
    position: messages.position(place + 1, asked.length),
  };
}
