import { questions } from '../../../../shared/quote/questions.ts';
import { messages } from './messages.ts';
import { countAnswered, type Quote } from './quote.ts';
import type { Screen } from './quote-screen.ts';
import { quoteSteps } from './quote-steps.ts';

export type ScreenProgress = {
  /** The step's title. */
  title: string;
  /** Whole percent of the flow at which the step stands. */
  percent: number;
  /** Whether the quote is there. */
  isComplete: boolean;
  /** Within the questionnaire: which question this is, like "Question 4 of 13", and the answered share in percent. */
  position?: string;
  answered?: number;
};

export function describeProgress(screen: Screen, quote: Quote): ScreenProgress {
  const { title, progress } = quoteSteps[screen.step];
  if (screen.step !== 'questionnaire') {
    return { title, percent: progress, isComplete: screen.step === 'summary' };
  }
  return {
    title,
    percent: progress,
    isComplete: false,
    answered: Math.round((countAnswered(quote) / questions.length) * 100),
    position: messages.position(screen.index + 1, questions.length),
  };
}
