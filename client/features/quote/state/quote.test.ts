import { describe, expect, test } from 'vitest';
import { questions } from '../../../../shared/quote/questions.ts';
import {
  buildDeliveredQuote,
  buildQuote,
  buildUserData,
  quickInfoValues,
  requiredValues,
} from '../testing/builders.ts';
import {
  createQuote,
  findUnanswered,
  isResultCurrent,
  mergeQuotes,
  readAnswers,
  resolveScreen,
  takeAnswers,
  takeUserData,
  toUserData,
} from './quote.ts';
import type { Screen } from './quote-screen.ts';

test('optional questions without an answer in a completed quote count as skipped', () => {
  const { skipped } = readAnswers(takeUserData(createQuote(1), buildUserData({ medications: 'No' }), 2));
  const optional = questions.filter(({ required }) => !required).map(({ id }) => id);
  expect(skipped).toEqual(optional.filter((id) => id !== 'medications'));
});

describe('what is sent', () => {
  test('is complete once the four fields and the six required answers are there', () => {
    expect(toUserData(buildQuote(requiredValues))).toEqual(buildUserData());
  });

  test.each(Object.keys(requiredValues))('is undefined without %s', (id) => {
    expect(toUserData(buildQuote({ ...requiredValues, [id]: '' }))).toBeUndefined();
  });

  test('leaves blanks out', () => {
    expect(readAnswers(buildQuote({ name: ' ', age: '34' })).values).toEqual({ age: '34' });
  });
});

const optional = questions.filter(({ required }) => !required).map(({ id }) => id);
test.each([
  [undefined, optional[0]],
  [optional[0], optional[1]],
  [optional.at(-1), undefined],
])('the next unanswered question after %s is %s', (after, id) => {
  expect(findUnanswered(buildQuote(requiredValues), after)?.id).toBe(id);
});

test('a result is current until any value changes', () => {
  const quote = buildDeliveredQuote();
  expect(isResultCurrent(quote)).toBe(true);
  expect(isResultCurrent(takeAnswers(quote, { exercise: 'Daily' }, 2))).toBe(false);
  expect(isResultCurrent(takeAnswers(quote, { age: '35' }, 2))).toBe(false);
  expect(isResultCurrent(takeAnswers(quote, { age: '' }, 2))).toBe(false);
});

describe('which screen can be shown', () => {
  const someAnswers = buildQuote({ ...quickInfoValues, smokingStatus: 'No', policyType: "I'm not sure" });
  const unanswered = buildQuote({ ...requiredValues, approvalPreference: '' });
  const cases: [about: string, quote: ReturnType<typeof buildQuote>, wanted: Screen, shown: Screen][] = [
    ['nothing typed', createQuote(0), 'exercise', 'quickInfo'],
    ['a wrong age', buildQuote({ ...requiredValues, age: '17' }), 'priority', 'quickInfo'],
    ['the first open question', someAnswers, 'healthStatus', 'healthStatus'],
    ['past a required question', someAnswers, 'exercise', 'healthStatus'],
    ['back to the form', someAnswers, 'quickInfo', 'quickInfo'],
    ['the summary without a result', unanswered, 'summary', 'approvalPreference'],
    ['the summary, complete but not asked for', buildQuote(requiredValues), 'summary', 'approvalPreference'],
    ['a change without a result', someAnswers, 'change:policyType', 'policyType'],
    ['an account step without a result', createQuote(0), 'emailOnly', 'quickInfo'],
    ['the summary', buildDeliveredQuote(), 'summary', 'summary'],
    ['a change', buildDeliveredQuote(), 'change:exercise', 'change:exercise'],
    ['an account step', buildDeliveredQuote(), 'emailOnly', 'emailOnly'],
  ];
  test.each(cases)('%s', (_about, quote, wanted, shown) => {
    expect(resolveScreen(wanted, quote)).toBe(shown);
  });
});

describe('two tabs', () => {
  test('each keep the other’s changes to other values', () => {
    const start = buildQuote({ name: 'Maya' }, 1);
    const one = takeAnswers(start, { age: '34' }, 2);
    const other = takeAnswers(start, { state: 'Ohio' }, 3);
    const merged = mergeQuotes(one, other);
    expect(readAnswers(merged).values).toEqual({ name: 'Maya', age: '34', state: 'Ohio' });
    expect(mergeQuotes(other, one)).toEqual(merged);
  });

  test('the later change of the same value wins, no matter which tab made it', () => {
    const one = buildQuote({ name: 'Maya' }, 5);
    const other = buildQuote({ name: 'May' }, 9);
    expect(readAnswers(mergeQuotes(one, other)).values).toEqual({ name: 'May' });
    expect(readAnswers(mergeQuotes(other, one)).values).toEqual({ name: 'May' });
  });

  test('a cleared field stays cleared', () => {
    const cleared = takeAnswers(buildQuote({ name: 'Maya' }, 1), { name: '' }, 2);
    expect(readAnswers(mergeQuotes(buildQuote({ name: 'Maya' }, 1), cleared)).values).toEqual({});
  });

  test('a quote that was started later replaces the older one completely', () => {
    const older = buildQuote(requiredValues, 50);
    const newer = createQuote(20);
    expect(mergeQuotes(older, newer)).toBe(newer);
    expect(mergeQuotes(newer, older)).toBe(newer);
  });

  test('the later result and position win', () => {
    const one = { ...buildDeliveredQuote(1), position: { value: 'summary', at: 4 } };
    const other = { ...buildDeliveredQuote(2), position: { value: 'exercise', at: 3 } };
    const merged = mergeQuotes(one, other);
    expect(merged.result?.at).toBe(2);
    expect(merged.position?.value).toBe('summary');
  });
});
