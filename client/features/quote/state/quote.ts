import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { type FieldId, fields, questions, type SlotId, slotIds } from '../../../../shared/quote/questions.ts';
import { readComplete } from '../../../../shared/quote/quote-state.ts';
import { quickInfoSchema, type UserData } from '../../../../shared/quote/user-data.ts';
import { findPath, type QuestionPath, type QuestionScope, type Screen } from './quote-screen.ts';

/** `at` is the time of the change in epoch milliseconds. If two tabs have different values, the later change wins. */
export type Stamped<T> = { value: T; at: number };

export type { FieldId };
export type ValueId = SlotId;
export const valueIds = slotIds;
export const fieldIds = fields.map(({ id }) => id);

/** A recommendation, together with exactly the answers that it's based on. */
export type Result = { userData: UserData; recommendation: Recommendation };

/** A visitor's quote. Values are stored as typed or chosen. Only `toUserData` checks whether they are valid. */
export type Quote = {
  /** When "Get Another Quote" started this one, or 0 for the first. A newer quote replaces an older one completely. */
  startedAt: number;
  values: Readonly<Partial<Record<ValueId, Stamped<string>>>>;
  /** The last screen, as text. */
  position?: Stamped<string>;
  result?: Stamped<Result>;
  /** The carrier the visitor came from, by its directory slug. */
  interest?: Stamped<{ slug: string; name: string }>;
  /** Which questions the visitor chose to answer. The default is all of them. */
  scope?: Stamped<QuestionScope>;
};

export function createQuote(startedAt: number): Quote {
  return { startedAt, values: {} };
}

export function getValue(quote: Quote, id: ValueId): string {
  return quote.values[id]?.value ?? '';
}

export function setValue(quote: Quote, id: ValueId, value: string, at: number): Quote {
  if (getValue(quote, id) === value) return quote;
  return { ...quote, values: { ...quote.values, [id]: { value, at } } };
}

/** Sets all values at the same time, `at`. */
export function fillQuote(quote: Quote, userData: UserData, at: number): Quote {
  return valueIds.reduce((filled, id) => setValue(filled, id, String(userData[id] ?? ''), at), quote);
}

export function getValues(quote: Quote): Partial<Record<ValueId, string>> {
  return Object.fromEntries(
    valueIds.flatMap((id) => {
      const value = getValue(quote, id);
      return value.trim() === '' ? [] : [[id, value]];
    }),
  );
}

/** Returns the body of the request to the server. Undefined while a required value is missing or invalid. */
export function toUserData(quote: Quote): UserData | undefined {
  return readComplete(getValues(quote));
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

export function isAnswered(quote: Quote, index: number): boolean {
  const question = questions[index];
  return question !== undefined && getValue(quote, question.id) !== '';
}

/** Returns the first unanswered question after this one. Undefined if all are answered. */
export function findUnanswered(quote: Quote, after = -1): number | undefined {
  const found = questions.findIndex((_question, index) => index > after && !isAnswered(quote, index));
  return found === -1 ? undefined : found;
}

/** Returns the questions that this visitor is asked. */
export function getPath(quote: Quote): QuestionPath {
  return findPath(quote.scope?.value);
}

/** Whether the recommendation is based on the current values. */
export function isResultCurrent(quote: Quote): boolean {
  const userData = toUserData(quote);
  if (!quote.result || !userData) return false;
  const before = quote.result.value.userData;
  return valueIds.every((id) => before[id] === userData[id]);
}

/**
 * Returns the screen to show instead of `wanted`: that screen itself, or the first one before it that is incomplete.
 * This keeps history entries, stored positions, and other tabs from skipping a required answer.
 */
export function resolveScreen(wanted: Screen, quote: Quote): Screen {
  const isBehindResult = !('isChange' in wanted) || wanted.isChange;
  if (isBehindResult && quote.result && toUserData(quote)) return wanted;
  if (wanted.step === 'quickInfo') return { step: 'quickInfo', isChange: false };
  if (!hasQuickInfo(quote)) return { step: 'quickInfo', isChange: false };
  const wantedIndex = wanted.step === 'questionnaire' ? wanted.index : questions.length - 1;
  const missing = questions.findIndex(({ id, required }) => required && getValue(quote, id) === '');
  const index = missing === -1 ? wantedIndex : Math.min(missing, wantedIndex);
  return { step: 'questionnaire', index, isChange: false };
}

/**
 * Merges two copies of the quote. If one was started later, it replaces the other completely. If they are the same
 * quote, every value, the position, the result, and the interest come from the copy that changed them last.
 */
export function mergeQuotes(one: Quote, other: Quote): Quote {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt ? one : other;
  const values: Partial<Record<ValueId, Stamped<string>>> = {};
  for (const id of valueIds) {
    const value = pickLater(one.values[id], other.values[id]);
    if (value) values[id] = value;
  }
  const position = pickLater(one.position, other.position);
  const result = pickLater(one.result, other.result);
  const interest = pickLater(one.interest, other.interest);
  const scope = pickLater(one.scope, other.scope);
  return {
    startedAt: one.startedAt,
    values,
    ...(position && { position }),
    ...(result && { result }),
    ...(interest && { interest }),
    ...(scope && { scope }),
  };
}

function pickLater<T>(one: Stamped<T> | undefined, other: Stamped<T> | undefined): Stamped<T> | undefined {
  if (!one || !other) return one ?? other;
  return other.at > one.at ? other : one;
}
