import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  type CalculatorForm,
  emptyCalculatorForm,
  parseCalculatorForm,
} from '../../../shared/calculator/calculator-form.ts';
import { computeCoverage } from '../../../shared/calculator/coverage.ts';
import { findCoverageAmounts } from '../../../shared/quote/coverage-amounts.ts';
import { BreakdownList } from './coverage-result.tsx';
import { messages } from './messages.ts';
import { describeLine, describeMultiple, describeOptions, describeRounding } from './result-messages.ts';

function calculate(form: Partial<CalculatorForm>) {
  const input = parseCalculatorForm({ ...emptyCalculatorForm, ...form });
  return { input, result: computeCoverage(input) };
}

describe('the description of a line', () => {
  test.each([
    [{ annualIncome: '85000', yearsToReplace: '15' }, '$85,000 a year for 15 years'],
    [{ mortgageBalance: '240000' }, 'Mortgage'],
    [{ totalDebt: '18000' }, 'Other debt'],
    [{ mortgageBalance: '240000', totalDebt: '18000' }, 'Mortgage $240,000 and other debt $18,000'],
    [{ education: '60000' }, 'Education'],
    [{ dependents: '1' }, '1 dependent'],
    [{ dependents: '4+' }, '4 or more dependents'],
    [{ education: '60000', dependents: '2' }, 'Education $60,000 and 2 dependents $50,000'],
    [{ existingSavings: '43000' }, 'What your family could already use'],
  ])('%j: %s', (form, text) => {
    const { input, result } = calculate(form);
    const [line] = result.breakdown;
    expect(line && describeLine(line, input).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('the rounding of the sum', () => {
  test('says that savings cover a need that is smaller', () => {
    const { result } = calculate({ totalDebt: '5000', existingSavings: '9000' });
    expect(describeRounding(result)).toBe('Your savings cover all of it. The least we suggest is $100,000.');
  });
  test.each([
    ['0', 'The least we suggest is $100,000.'],
    ['99999', 'The least we suggest is $100,000.'],
    ['100000', 'It’s already a multiple of $50,000, so no rounding is needed.'],
    ['100001', 'Rounded up to the next $50,000.'],
    ['4950001', 'Rounded up to the next $50,000.'],
    ['5000000', 'It’s already a multiple of $50,000, so no rounding is needed.'],
    ['5000001', 'The most we suggest is $5,000,000.'],
  ])('of %s', (totalDebt, text) => {
    expect(describeRounding(calculate({ totalDebt }).result)).toBe(text);
  });
});

test.each([
  ['0', undefined],
  ['85000', 'That’s about 10 times your annual income.'],
  ['900000', 'That’s about 6 times your annual income.'],
  ['4000000', undefined],
  ['4000', undefined],
])('describes the amount as a multiple of an income of %s', (annualIncome, text) => {
  const { input, result } = calculate({ annualIncome });
  expect(describeMultiple(result, input.annualIncome)).toBe(text);
});

test('says which amounts count as $0 because they can’t be read', () => {
  expect(messages.result.unreadable(['annual income', 'education cost'])).toBe(
    'We couldn’t read your annual income and education cost. They count as $0.',
  );
});

test.each([
  [500_000, 'Opens the quote form with this amount filled in.'],
  [1_200_000, 'The quote form has set amounts. $1,000,000 is $200,000 short, and $1,500,000 covers it all.'],
  [1_250_000, 'The quote form has set amounts. $1,000,000 is $250,000 short, and $1,500,000 covers it all.'],
  [2_000_000, 'Opens the quote form with this amount filled in.'],
  [3_500_000, '$2,000,000+ is the highest amount on the quote form.'],
])('describes the quote’s options for %i', (recommended, text) => {
  expect(describeOptions(findCoverageAmounts(recommended), recommended)).toBe(text);
});

test.each([
  [{}, 'The least we suggest is $100,000.'],
  [{ totalDebt: '5000', existingSavings: '5000' }, 'Debt coverage.*Existing savings.*The least we suggest'],
  [{ totalDebt: '5000', existingSavings: '9000' }, 'Debt coverage.*Existing savings.*The least we suggest'],
])('the breakdown of %j has no line of zero, not even for the sum', (form, text) => {
  const { input, result } = calculate(form);
  const markup = renderToStaticMarkup(createElement(BreakdownList, { result, input }));
  expect(markup).toMatch(new RegExp(text.replaceAll('$', '\\$')));
  expect(markup).not.toMatch(/\$0\b|Left to cover/);
});
