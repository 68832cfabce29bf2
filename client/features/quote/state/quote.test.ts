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
  getValues,
  isResultCurrent,
  mergeQuotes,
  resolveScreen,
  setValue,
  toUserData,
} from './quote.ts';
import { formatScreen, parseScreen } from './quote-screen.ts';

describe('what is sent', () => {
  test('is complete once the four fields and the six required answers are there', () => {
    expect(toUserData(buildQuote(requiredValues))).toEqual(buildUserData());
  });

  test.each(Object.keys(requiredValues))('is undefined without %s', (id) => {
    expect(toUserData(buildQuote({ ...requiredValues, [id]: '' }))).toBeUndefined();
  });

  test('leaves blanks out', () => {
    expect(getValues(buildQuote({ name: ' ', age: '34' }))).toEqual({ age: '34' });
  });
});

const optional = [...questions.entries()].filter(([, { required }]) => !required).map(([index]) => index);
test.each([
  [undefined, optional[0]],
  [optional[0], optional[1]],
  [optional.at(-1), undefined],
])('the next unanswered question after %s is %s', (after, index) => {
  expect(findUnanswered(buildQuote(requiredValues), after)).toBe(index);
});

test('a result is current until any value changes', () => {
  const quote = buildDeliveredQuote();
  expect(isResultCurrent(quote)).toBe(true);
  expect(isResultCurrent(setValue(quote, 'exercise', 'Daily', 2))).toBe(false);
  expect(isResultCurrent(setValue(quote, 'age', '35', 2))).toBe(false);
  expect(isResultCurrent(setValue(quote, 'age', '', 2))).toBe(false);
});

describe('which screen can be shown', () => {
  const someAnswers = buildQuote({ ...quickInfoValues, smokingStatus: 'No', policyType: "I'm not sure" });
  const unanswered = buildQuote({ ...requiredValues, approvalPreference: '' });
  const cases: [about: string, quote: ReturnType<typeof buildQuote>, wanted: string, shown: string][] = [
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
    const screen = parseScreen(wanted);
    expect(screen && formatScreen(resolveScreen(screen, quote))).toBe(shown);
  });
});

describe('two tabs', () => {
  test('each keep the other’s changes to other values', () => {
    const start = buildQuote({ name: 'Maya' }, 1);
    const one = setValue(start, 'age', '34', 2);
    const other = setValue(start, 'state', 'Ohio', 3);
    const merged = mergeQuotes(one, other);
    expect(getValues(merged)).toEqual({ name: 'Maya', age: '34', state: 'Ohio' });
    expect(mergeQuotes(other, one)).toEqual(merged);
  });

  test('the later change of the same value wins, no matter which tab made it', () => {
    const one = buildQuote({ name: 'Maya' }, 5);
    const other = buildQuote({ name: 'May' }, 9);
    expect(getValues(mergeQuotes(one, other))).toEqual({ name: 'May' });
    expect(getValues(mergeQuotes(other, one))).toEqual({ name: 'May' });
  });

  test('a cleared field stays cleared', () => {
    const cleared = setValue(buildQuote({ name: 'Maya' }, 1), 'name', '', 2);
    expect(getValues(mergeQuotes(buildQuote({ name: 'Maya' }, 1), cleared))).toEqual({});
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
