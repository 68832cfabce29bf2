import type { Question } from '../../../../shared/quote/question.ts';
import { type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import { isSignUpStep, type QuoteStep, quoteSteps } from './quote-steps.ts';

const changePrefix = 'change:';
const seriesPrefix = 'more:';

/**
 * What the overlay shows, as it is stored and kept in the browser's history. `change:` was opened from the summary to
 * change one answer, and leads back there. `more:` leads to the next unanswered question first.
 */
export type Screen =
  | Exclude<QuoteStep, 'questionnaire'>
  | QuestionId
  | `${typeof changePrefix}${'quickInfo' | QuestionId}`
  | `${typeof seriesPrefix}${QuestionId}`;

const prefixes = /^(?:change|more):/;

/** All questions, or only those that decide the match. */
export type QuestionScope = 'all' | 'deciding';

/** The questions that are asked, in order. */
export type QuestionPath = readonly Question<QuestionId>[];

/** The first question that doesn't decide the match. Here, visitors can choose to answer only those that do. */
export const fork = questions.find(({ required }) => !required);

// The short path includes the fork, so that Back leads to the choice.
const decidingPath = questions.filter((question) => question === fork || question.required);

export function findPath(scope: QuestionScope | undefined): QuestionPath {
  return scope === 'deciding' ? decidingPath : questions;
}

export function isScreen(value: unknown): value is Screen {
  if (typeof value !== 'string') return false;
  if (findQuestion(value)) return true;
  return value === 'change:quickInfo' || (Object.hasOwn(quoteSteps, value) && value !== 'questionnaire');
}

export function findQuestion(screen: string): Question<QuestionId> | undefined {
  const name = screen.replace(prefixes, '');
  return questions.find(({ id }) => id === name);
}

export function findStep(screen: Screen): QuoteStep {
  if (screen === 'change:quickInfo') return 'quickInfo';
  return isStep(screen) ? screen : 'questionnaire';
}

function isStep(screen: Screen): screen is Exclude<QuoteStep, 'questionnaire'> {
  return Object.hasOwn(quoteSteps, screen);
}

/** Whether the screen was opened from the summary. */
export function isChangeScreen(screen: Screen): boolean {
  return prefixes.test(screen);
}

export function isSeries(screen: Screen): boolean {
  return screen.startsWith(seriesPrefix);
}

export function isLastQuestion(screen: Screen): boolean {
  return findQuestion(screen) === questions.at(-1);
}

/**
 * Returns where the flow opens, according to the stored position. Steps of creating an account count only during a
 * sign-up. Later, they would lead people who want another quote to their dashboard.
 */
export function findStart(position: string | undefined, isSigningUp: boolean): Screen {
  if (!isScreen(position)) return 'quickInfo';
  return isSignUpStep(position) && !isSigningUp ? 'summary' : position;
}

/** Returns the screen that changes this value of the summary. */
export function findChangeScreen(valueId: string): Screen {
  const question = findQuestion(valueId);
  return question ? `${changePrefix}${question.id}` : 'change:quickInfo';
}

/** Returns how many screens come before this one in the flow with these questions. */
export function findDepth(screen: Screen, path: QuestionPath): number {
  if (screen === 'summary') return path.length + 1;
  if (isChangeScreen(screen) || isSignUpStep(screen)) return path.length + 2;
  return countBefore(screen, path);
}

/** The first screen, and the questions of `path` before this one. */
function countBefore(screen: Screen, path: QuestionPath): number {
  const question = findQuestion(screen);
  if (!question) return 0;
  const at = questions.indexOf(question);
  return path.filter((other) => questions.indexOf(other) < at).length + 1;
}

/** Returns the screen at this depth on the way to `target`. */
export function findScreenAt(depth: number, target: Screen, path: QuestionPath): Screen {
  if (depth >= findDepth(target, path)) return target;
  return depth <= 0 ? 'quickInfo' : (path[depth - 1]?.id ?? 'summary');
}

/** Returns where Back leads. Undefined on the first screen. */
export function findPrevious(screen: Screen, path: QuestionPath): Screen | undefined {
  const depth = findDepth(screen, path);
  return depth === 0 ? undefined : findScreenAt(depth - 1, screen, path);
}

/** Returns where a screen leads when it is done. Changed answers and the last question lead to the summary. */
export function findNextScreen(screen: Screen, path: QuestionPath): Screen {
  const question = findQuestion(screen);
  if (isChangeScreen(screen) || (!question && screen !== 'quickInfo')) return 'summary';
  const at = question ? questions.indexOf(question) : -1;
  return path.find((other) => questions.indexOf(other) > at)?.id ?? 'summary';
}
