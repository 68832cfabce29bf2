import { type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import type { SignUpStep } from '../../account/index.ts';
import { isSignUpStep } from './quote-steps.ts';

/**
 * What the overlay shows. `isChange` marks a screen opened from the summary to change one answer: it leads back there
 * instead of on to the next question. `isSeries` leads to the next question without an answer first.
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

/** The questions that are asked, by index, in their order. */
export type QuestionPath = readonly number[];

const lastIndex = questions.length - 1;

/** The first question that doesn't decide the match: here the visitor may choose to answer only those that do. */
export const forkIndex = questions.findIndex(({ required }) => !required);

const everyQuestion: QuestionPath = questions.map((_question, index) => index);
// The fork stays on the way, so Back leads to the choice again.
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

/** The screen as a short text, for the history and the store. Questions go by id, so they can be reordered. */
export function formatScreen(screen: Screen): string {
  if (screen.step !== 'questionnaire') return `${isChangeScreen(screen) ? changePrefix : ''}${screen.step}`;
  const prefix = screen.isSeries ? seriesPrefix : screen.isChange ? changePrefix : '';
  return `${prefix}${questions[screen.index]?.id ?? ''}`;
}

/** The opposite of `formatScreen`; undefined for anything else. */
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
 * Where the flow opens, by the stored position. A step of making an account only while a sign-up is under way: later it
 * would lead people who want another quote to their dashboard.
 */
export function findStart(position: string | undefined, isSigningUp: boolean): Screen {
  const screen = parseScreen(position) ?? firstScreen;
  return isSignUpStep(screen.step) && !isSigningUp ? summaryScreen : screen;
}

/** The screen that changes this value of the summary. */
export function findChangeScreen(valueId: string): Screen {
  return parseScreen(`change:${valueId}`) ?? { step: 'quickInfo', isChange: true };
}

/** How many screens lie before this one when the flow is walked from its start along these questions. */
export function findDepth(screen: Screen, path: QuestionPath): number {
  if (screen.step === 'summary') return path.length + 1;
  if (!('isChange' in screen) || screen.isChange) return path.length + 2;
  if (screen.step === 'quickInfo') return 0;
  return path.filter((index) => index < screen.index).length + 1;
}

/** The screen at this depth on the way to `target`. */
export function findScreenAt(depth: number, target: Screen, path: QuestionPath): Screen {
  if (depth >= findDepth(target, path)) return target;
  if (depth <= 0) return firstScreen;
  const index = path[depth - 1];
  return index === undefined ? summaryScreen : { step: 'questionnaire', index, isChange: false };
}

/** Where Back leads; undefined on the first screen. */
export function findPrevious(screen: Screen, path: QuestionPath): Screen | undefined {
  const depth = findDepth(screen, path);
  return depth === 0 ? undefined : findScreenAt(depth - 1, screen, path);
}

/** Where a screen leads when it is done. Changed answers and the last question lead to the summary. */
export function findNext(screen: Screen, path: QuestionPath): Screen {
  if (!('isChange' in screen) || screen.isChange) return summaryScreen;
  const asked = screen.step === 'quickInfo' ? -1 : screen.index;
  const index = path.find((other) => other > asked);
  return index === undefined ? summaryScreen : { step: 'questionnaire', index, isChange: false };
}

export function findQuestionId(screen: Screen): QuestionId | undefined {
  return screen.step === 'questionnaire' ? questions[screen.index]?.id : undefined;
}
