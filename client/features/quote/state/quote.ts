import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import { type QuestionId, questions } from '../../../../shared/quote/questions.ts';
import { type QuickInfo, quickInfoSchema } from '../../../../shared/quote/quick-info.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';
import { findPath, type QuestionPath, type QuestionScope, type Screen } from './quote-screen.ts';

/** `at` is the time of the change in epoch milliseconds; where two tabs disagree the later change holds. */
export type Stamped<T> = { value: T; at: number };

export type FieldId = keyof QuickInfo;
export const fieldIds = ['name', 'age', 'state', 'coverageAmount'] as const satisfies readonly FieldId[];

/** The four fields and the questions by id, in the order of the flow. */
export type ValueId = FieldId | QuestionId;
export const valueIds: readonly ValueId[] = [...fieldIds, ...questions.map(({ id }) => id)];

/** A recommendation together with exactly what it was made from. */
export type Result = { userData: UserData; recommendation: Recommendation };

/** One visitor's quote. Values are kept as typed or chosen; only `toUserData` says whether they are valid. */
export type Quote = {
  /** When "Get Another Quote" began this one, 0 for the first: a newer quote replaces an older one whole. */
  startedAt: number;
  values: Readonly<Partial<Record<ValueId, Stamped<string>>>>;
  /** The screen last shown, as text. */
  position?: Stamped<string>;
  result?: Stamped<Result>;
  /** The carrier the visitor came from, by its directory slug. */
  interest?: Stamped<{ slug: string; name: string }>;
  /** Which questions the visitor chose to be asked; all of them unless said. */
  scope?: Stamped<QuestionScope>;
};

export function createQuote(startedAt: number): Quote {
  return { startedAt, values: {} };
}

export function readValue(quote: Quote, id: ValueId): string {
  return quote.values[id]?.value ?? '';
}

export function setValue(quote: Quote, id: ValueId, value: string, at: number): Quote {
  if (readValue(quote, id) === value) return quote;
  return { ...quote, values: { ...quote.values, [id]: { value, at } } };
}

/** Sets every value at once, as if all had been given `at` that time. */
export function fillQuote(quote: Quote, userData: UserData, at: number): Quote {
  return valueIds.reduce((filled, id) => setValue(filled, id, String(userData[id] ?? ''), at), quote);
}

/** The values that are filled in. */
export function readValues(quote: Quote): Partial<Record<ValueId, string>> {
  return Object.fromEntries(
    valueIds.flatMap((id) => {
      const value = readValue(quote, id);
      return value.trim() === '' ? [] : [[id, value]];
    }),
  );
}

/** What the server is asked with; undefined while something required is missing or wrong. */
export function toUserData(quote: Quote): UserData | undefined {
  return userDataSchema.safeParse(readValues(quote)).data;
}

/** The four fields as they are, for a form. */
export type QuickInfoDraft = Record<FieldId, string>;

export function readDraft(quote: Quote): QuickInfoDraft {
  return {
    name: readValue(quote, 'name'),
    age: readValue(quote, 'age'),
    state: readValue(quote, 'state'),
    coverageAmount: readValue(quote, 'coverageAmount'),
  };
}

function hasQuickInfo(quote: Quote): boolean {
  return quickInfoSchema.safeParse(readDraft(quote)).success;
}

export function isAnswered(quote: Quote, index: number): boolean {
  const question = questions[index];
  return question !== undefined && readValue(quote, question.id) !== '';
}

/** The first question after this one that has no answer; undefined when all have one. */
export function findUnanswered(quote: Quote, after = -1): number | undefined {
  const found = questions.findIndex((_question, index) => index > after && !isAnswered(quote, index));
  return found === -1 ? undefined : found;
}

/** The questions that this visitor is asked. */
export function readPath(quote: Quote): QuestionPath {
  return findPath(quote.scope?.value);
}

/** Whether the recommendation was made from the values as they are now. */
export function isResultCurrent(quote: Quote): boolean {
  const userData = toUserData(quote);
  if (!quote.result || !userData) return false;
  const before = quote.result.value.userData;
  return valueIds.every((id) => before[id] === userData[id]);
}

/**
 * The screen that can be shown when `wanted` is asked for: itself, or the first one before it that still misses
 * something. So no history entry, stored position or second tab can lead past a required answer.
 */
export function resolveScreen(wanted: Screen, quote: Quote): Screen {
  const isBehindResult = !('isChange' in wanted) || wanted.isChange;
  if (isBehindResult && quote.result && toUserData(quote)) return wanted;
  if (wanted.step === 'quickInfo') return { step: 'quickInfo', isChange: false };
  if (!hasQuickInfo(quote)) return { step: 'quickInfo', isChange: false };
  const wantedIndex = wanted.step === 'questionnaire' ? wanted.index : questions.length - 1;
  const missing = questions.findIndex(({ id, required }) => required && readValue(quote, id) === '');
  const index = missing === -1 ? wantedIndex : Math.min(missing, wantedIndex);
  return { step: 'questionnaire', index, isChange: false };
}

/**
 * Two copies of the quote as one: the one begun later wins whole, and of the same quote every value, the position,
 * the result and the interest is taken from whichever copy changed it last.
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
