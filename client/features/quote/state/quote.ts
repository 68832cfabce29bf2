import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import type { Question } from '../../../../shared/quote/question.ts';
import {
  type FieldId,
  fields,
  type QuestionId,
  questions,
  type SlotId,
  slotIds,
} from '../../../../shared/quote/questions.ts';
import {
  type AnswerAction,
  type Answers,
  isOptional,
  readComplete,
  reduceAnswers,
} from '../../../../shared/quote/quote-state.ts';
import { quickInfoSchema, type UserData } from '../../../../shared/quote/user-data.ts';
import {
  findPath,
  findQuestion,
  isChangeScreen,
  type QuestionPath,
  type QuestionScope,
  type Screen,
} from './quote-screen.ts';
import { isSignUpStep } from './quote-steps.ts';

/** `at` is the time of the change in epoch milliseconds. If two tabs have different values, the later change wins. */
export type Stamped<T> = { value: T; at: number };

export const fieldIds = fields.map(({ id }) => id);

/** A recommendation, together with exactly the answers that it's based on. */
export type Result = { userData: UserData; recommendation: Recommendation };

/**
 * A visitor's quote. Values are stored as typed or chosen, and a skipped question's is empty. Only `toUserData` checks
 * whether they are valid.
 */
export type Quote = {
  /** When "Get Another Quote" started this one, or 0 for the first. A newer quote replaces an older one completely. */
  startedAt: number;
  values: Readonly<Partial<Record<SlotId, Stamped<string>>>>;
  /** The last screen, as text. */
  position?: Stamped<string> | undefined;
  result?: Stamped<Result> | undefined;
  /** The carrier the visitor came from, by its directory slug. */
  interest?: Stamped<{ slug: string; name: string }> | undefined;
  /** Which questions the visitor chose to answer. The default is all of them. */
  scope?: Stamped<QuestionScope> | undefined;
};

export function createQuote(startedAt: number): Quote {
  return { startedAt, values: {} };
}

export function getValue(quote: Quote, id: SlotId): string {
  return quote.values[id]?.value ?? '';
}

export type Values = Readonly<Partial<Record<SlotId, string>>>;

/** What has been answered and skipped. Spaces alone are no answer. */
export function readAnswers(quote: Quote): Answers<Values> {
  const values = Object.fromEntries(
    slotIds.flatMap((id) => {
      const value = getValue(quote, id);
      return value.trim() === '' ? [] : [[id, value]];
    }),
  );
  return { values, skipped: slotIds.filter((id) => isOptional(id) && quote.values[id]?.value === '') };
}

/** Does what a person did, with the reducer that the assistant uses, too. What changes gets the time `at`. */
export function applyAnswers(quote: Quote, action: AnswerAction<Values>, at: number): Quote {
  const before = readAnswers(quote);
  const { values, skipped } = reduceAnswers(before, action);
  const isNew = (id: SlotId) =>
    values[id] !== before.values[id] || (skipped.includes(id) && !before.skipped.includes(id));
  const changed = slotIds.filter(isNew).map((id) => [id, { value: values[id] ?? '', at }]);
  return changed.length === 0
    ? quote
    : { ...quote, values: { ...quote.values, ...Object.fromEntries(changed) } };
}

/** Takes these answers. What is undefined changes nothing. */
export function takeAnswers(
  quote: Quote,
  given: Readonly<{ [Id in SlotId]?: string | number | undefined }>,
  at: number,
): Quote {
  const values = Object.fromEntries(
    Object.entries(given).flatMap(([id, value]) => (value === undefined ? [] : [[id, String(value)]])),
  );
  return applyAnswers(quote, { kind: 'take', values }, at);
}

/** Takes a completed quote. Optional questions without an answer count as skipped. */
export function takeUserData(quote: Quote, userData: UserData, at: number): Quote {
  const slots = slotIds.filter((id) => userData[id] === undefined);
  return applyAnswers(takeAnswers(quote, userData, at), { kind: 'skip', slots }, at);
}

/** Returns the body of the request to the server. Undefined while a required value is missing or invalid. */
export function toUserData(quote: Quote): UserData | undefined {
  return readComplete(readAnswers(quote).values);
}

/** The values of the four fields as typed, for a form. */
export type QuickInfoDraft = Record<FieldId, string>;

export function getQuickInfoDraft(quote: Quote): QuickInfoDraft {
  return {
    name: getValue(quote, 'name'),
    age: getValue(quote, 'age'),
    state: getValue(quote, 'state'),
    coverageAmount: getValue(quote, 'coverageAmount'),
  };
}

function hasQuickInfo(quote: Quote): boolean {
  return quickInfoSchema.safeParse(getQuickInfoDraft(quote)).success;
}

/** Returns the first unanswered question after this screen's. Undefined if all are answered. */
export function findUnanswered(quote: Quote, after?: Screen): Question<QuestionId> | undefined {
  const passed = after && findQuestion(after);
  const from = passed ? questions.indexOf(passed) + 1 : 0;
  return questions.slice(from).find(({ id }) => getValue(quote, id) === '');
}

/** Returns the questions that this visitor is asked. */
export function getPath(quote: Quote): QuestionPath {
  return findPath(quote.scope?.value);
}

/** Whether the recommendation is based on the current values. */
export function isResultCurrent(quote: Quote): boolean {
  const userData = toUserData(quote);
  if (!quote.result || !userData) return false;
  return hasSameAnswers(quote.result.value.userData, userData);
}

export function hasSameAnswers(one: UserData, other: UserData): boolean {
  return slotIds.every((id) => one[id] === other[id]);
}

/**
 * Returns the screen to show instead of `wanted`: that screen itself, or the first one before it that is incomplete.
 * This keeps history entries, stored positions, and other tabs from skipping a required answer.
 */
export function resolveScreen(wanted: Screen, quote: Quote): Screen {
  const isBehindResult = wanted === 'summary' || isChangeScreen(wanted) || isSignUpStep(wanted);
  if (isBehindResult && quote.result && toUserData(quote)) return wanted;
  if (wanted === 'quickInfo' || wanted === 'change:quickInfo' || !hasQuickInfo(quote)) return 'quickInfo';
  const asked = findQuestion(wanted) ?? questions.at(-1);
  const missing = questions.find(({ id, required }) => required && getValue(quote, id) === '');
  const isPast = missing && asked && questions.indexOf(missing) < questions.indexOf(asked);
  return (isPast ? missing : asked)?.id ?? 'quickInfo';
}

/**
 * Merges two copies of the quote. If one was started later, it replaces the other completely. If they are the same
 * quote, every value, the position, the result, and the interest come from the copy that changed them last.
 */
export function mergeQuotes(one: Quote, other: Quote): Quote {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other;
  const values: Partial<Record<SlotId, Stamped<string>>> = {};
  for (const id of slotIds) {
    const value = pickLater(one.values[id], other.values[id]);
    if (value) values[id] = value;
  }
  return {
    startedAt: one.startedAt,
    values,
    position: pickLater(one.position, other.position),
    result: pickLater(one.result, other.result),
    interest: pickLater(one.interest, other.interest),
    scope: pickLater(one.scope, other.scope),
  };
}

function pickLater<T>(one: Stamped<T> | undefined, other: Stamped<T> | undefined): Stamped<T> | undefined {
  if (!one || !other) return one ?? other;
  return other.at > one.at ? other : one;
}
