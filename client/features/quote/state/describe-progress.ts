import { decidingQuestions, questions } from '../../../../shared/quote/questions.ts';
import { messages } from './messages.ts';
import { isAnswered, type Quote } from './quote.ts';
import { isChangeScreen, type Screen } from './quote-screen.ts';
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
  const { title, progress: stepPercent } = quoteSteps[screen.step];
  const step = { title, stepPercent };
  if (screen.step === 'quickInfo' && !screen.isChange) return { ...step, percent: 0, isComplete: false };
  if (screen.step !== 'questionnaire' || isChangeScreen(screen)) {
    const done = signUpSteps.indexOf(screen.step) + 1;
    const complete = { ...step, percent: 100, isComplete: true };
    if (done === 0) return complete;
    return { ...complete, stepsDone: done, position: messages.step(done, signUpSteps.length) };
  }
  return { ...step, isComplete: false, ...locateQuestion(screen.index, quote) };
}

/** A question counts as done once it's answered or skipped. */
function locateQuestion(current: number, quote: Quote): { percent: number; position: string } {
  const { required } = questions[current] ?? {};
  const isShort = quote.scope?.value === 'deciding' && required === true;
  const asked = isShort ? decidingQuestions : questions;
  const indexes = asked.map((question) => questions.indexOf(question));
  const done = indexes.filter((index) => index < current || isAnswered(quote, index)).length;
  return {
    percent: Math.round((done / indexes.length) * 100),
    position: messages.position(indexes.indexOf(current) + 1, indexes.length),
  };
}
