import { type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import type { SignUpStep } from '../../account/index.ts';
import { isSignUpStep } from './quote-steps.ts';

/**
 * What the overlay shows. `isChange` marks a screen opened from the summary to change one answer: it leads back
 * there instead of on to the next question.
 */
export type Screen =
  | { step: 'quickInfo'; isChange: boolean }
  | { step: 'questionnaire'; index: number; isChange: boolean }
  | { step: 'summary' }
  | { step: SignUpStep };

export const firstScreen: Screen = { step: 'quickInfo', isChange: false };
export const summaryScreen: Screen = { step: 'summary' };

const lastIndex = questions.length - 1;

export function isLastQuestion(screen: Screen): boolean {
  return screen.step === 'questionnaire' && screen.index === lastIndex;
}

/** The screen as a short text, for the history and the store. Questions go by id, so they can be reordered. */
export function formatScreen(screen: Screen): string {
  const isChange = 'isChange' in screen && screen.isChange;
  const name = screen.step === 'questionnaire' ? (questions[screen.index]?.id ?? '') : screen.step;
  return isChange ? `change:${name}` : name;
}

/** The opposite of `formatScreen`; undefined for anything else. */
export function parseScreen(text: unknown): Screen | undefined {
  if (typeof text !== 'string') return undefined;
  const isChange = text.startsWith('change:');
  const name = isChange ? text.slice('change:'.length) : text;
  if (name === 'quickInfo') return { step: 'quickInfo', isChange };
  const index = questions.findIndex(({ id }) => id === name);
  if (index >= 0) return { step: 'questionnaire', index, isChange };
  if (isChange) return undefined;
  if (name === 'summary') return summaryScreen;
  return isSignUpStep(name) ? { step: name } : undefined;
}

/**
 * Where the flow opens, by the stored position. A step of making an account only while a sign-up is under way: later it
 * would lead whoever wants another quote to their dashboard.
 */
export function findStart(position: string | undefined, isSigningUp: boolean): Screen {
  const screen = parseScreen(position) ?? firstScreen;
  return isSignUpStep(screen.step) && !isSigningUp ? summaryScreen : screen;
}

/** The screen that changes this value of the summary. */
export function findChangeScreen(valueId: string): Screen {
  return parseScreen(`change:${valueId}`) ?? { step: 'quickInfo', isChange: true };
}

/** How many screens lie before this one when the flow is walked from its start. */
export function findDepth(screen: Screen): number {
  if (screen.step === 'summary') return questions.length + 1;
  if (!('isChange' in screen) || screen.isChange) return questions.length + 2;
  return screen.step === 'quickInfo' ? 0 : screen.index + 1;
}

/** The screen at this depth on the way to `target`. */
export function findScreenAt(depth: number, target: Screen): Screen {
  if (depth >= findDepth(target)) return target;
  if (depth <= 0) return firstScreen;
  return depth > questions.length
    ? summaryScreen
    : { step: 'questionnaire', index: depth - 1, isChange: false };
}

/** Where Back leads; undefined on the first screen. */
export function findPrevious(screen: Screen): Screen | undefined {
  const depth = findDepth(screen);
  return depth === 0 ? undefined : findScreenAt(depth - 1, screen);
}

/** Where a screen leads when it is done. Changed answers and the last question lead to the summary. */
export function findNext(screen: Screen): Screen {
  if (!('isChange' in screen) || screen.isChange || isLastQuestion(screen)) return summaryScreen;
  const index = screen.step === 'quickInfo' ? 0 : screen.index + 1;
  return { step: 'questionnaire', index, isChange: false };
}

export function findQuestionId(screen: Screen): QuestionId | undefined {
  return screen.step === 'questionnaire' ? questions[screen.index]?.id : undefined;
}
