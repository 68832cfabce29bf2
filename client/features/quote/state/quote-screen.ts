import { type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import type { SignUpStep } from '../../account/index.ts';
import { isSignUpStep } from './quote-steps.ts';

/**
 * What the overlay shows. `isChange` marks a screen that was opened from the summary to change one answer: it leads
 * back there instead of to the next question. `isSeries` leads to the next unanswered question first.
 */
export type Screen =
  | { step: 'quickInfo'; isChange: boolean }
  | { step: 'questionnaire'; index: number; isChange: boolean; isSeries?: true }
  | { step: 'summary' }
  | { step: SignUpStep };

export const firstScreen: Screen = { step: 'quickInfo', isChange: false };
export const summaryScreen: Screen = { step: 'summary' };

/** All questions, or only those that decide the match. */
export type QuestionScope = 'all' | 'deciding';

/** The indexes of the questions that are asked, in order. */
export type QuestionPath = readonly number[];

const lastIndex = questions.length - 1;

/** The first question that doesn't decide the match. Here, visitors can choose to answer only those that do. */
export const forkIndex = questions.findIndex(({ required }) => !required);

const everyQuestion: QuestionPath = questions.map((_question, index) => index);
// This path includes the fork, so that Back leads to the choice.
const decidingPath = everyQuestion.filter((index) => index === forkIndex || questions[index]?.required);

export function findPath(scope: QuestionScope | undefined): QuestionPath {
  return scope === 'deciding' ? decidingPath : everyQuestion;
}

/** Whether the screen was opened from the summary. */
export function isChangeScreen(screen: Screen): boolean {
  return 'isChange' in screen && screen.isChange;
}

export function isLastQuestion(screen: Screen): boolean {
  return screen.step === 'questionnaire' && screen.index === lastIndex;
}

const seriesPrefix = 'more:';
const changePrefix = 'change:';

/**
 * Formats the screen as a short text for the browser's history and storage. Questions are identified by id, so that
 * they can be reordered.
 */
export function formatScreen(screen: Screen): string {
  if (screen.step !== 'questionnaire') return `${isChangeScreen(screen) ? changePrefix : ''}${screen.step}`;
  const prefix = screen.isSeries ? seriesPrefix : screen.isChange ? changePrefix : '';
  return `${prefix}${questions[screen.index]?.id ?? ''}`;
}

/** The inverse of `formatScreen`. Undefined for any other text. */
export function parseScreen(text: unknown): Screen | undefined {
  if (typeof text !== 'string') return undefined;
  const prefix = [changePrefix, seriesPrefix].find((start) => text.startsWith(start)) ?? '';
  const name = text.slice(prefix.length);
  const isChange = prefix !== '';
  const index = questions.findIndex(({ id }) => id === name);
  if (index >= 0) {
    return { step: 'questionnaire', index, isChange, ...(prefix === seriesPrefix && { isSeries: true }) };
  }
  if (name === 'quickInfo' && prefix !== seriesPrefix) return { step: 'quickInfo', isChange };
  if (isChange) return undefined;
  if (name === 'summary') return summaryScreen;
  return isSignUpStep(name) ? { step: name } : undefined;
}

/**
 * Returns where the flow opens, according to the stored position. Steps of creating an account count only during a
 * sign-up. Later, they would lead people who want another quote to their dashboard.
 */
export function findStart(position: string | undefined, isSigningUp: boolean): Screen {
  const screen = parseScreen(position) ?? firstScreen;
  return isSignUpStep(screen.step) && !isSigningUp ? summaryScreen : screen;
}

/** Returns the screen that changes this value of the summary. */
export function findChangeScreen(valueId: string): Screen {
  return parseScreen(`change:${valueId}`) ?? { step: 'quickInfo', isChange: true };
}

/** Returns how many screens come before this one in the flow with these questions. */
export function findDepth(screen: Screen, path: QuestionPath): number {
  if (screen.step === 'summary') return path.length + 1;
  if (!('isChange' in screen) || screen.isChange) return path.length + 2;
  if (screen.step === 'quickInfo') return 0;
  return path.filter((index) => index < screen.index).length + 1;
}

/** Returns the screen at this depth on the way to `target`. */
export function findScreenAt(depth: number, target: Screen, path: QuestionPath): Screen {
  if (depth >= findDepth(target, path)) return target;
  if (depth <= 0) return firstScreen;
  const index = path[depth - 1];
  return index === undefined ? summaryScreen : { step: 'questionnaire', index, isChange: false };
}

/** Returns where Back leads. Undefined on the first screen. */
export function findPrevious(screen: Screen, path: QuestionPath): Screen | undefined {
  const depth = findDepth(screen, path);
  return depth === 0 ? undefined : findScreenAt(depth - 1, screen, path);
}

/** Returns where a screen leads when it is done. Changed answers and the last question lead to the summary. */
export function findNext(screen: Screen, path: QuestionPath): Screen {
  if (!('isChange' in screen) || screen.isChange) return summaryScreen;
  const asked = screen.step === 'quickInfo' ? -1 : screen.index;
  const index = path.find((other) => other > asked);
  return index === undefined ? summaryScreen : { step: 'questionnaire', index, isChange: false };
}

export function findQuestionId(screen: Screen): QuestionId | undefined {
  return screen.step === 'questionnaire' ? questions[screen.index]?.id : undefined;
}
