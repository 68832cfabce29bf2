import { expect, test } from 'vitest';
import { emptyCalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { canCalculate, findAmountErrors, findUnreadable, tidyAmount } from './check-amount.ts';

const fill = (totalDebt: string) => ({ ...emptyCalculatorForm, annualIncome: '85000', totalDebt });

test.each(['', '0', '85,000', '$85k'])('accepts %j without comment', (text) => {
  expect([findAmountErrors(fill(text)), findUnreadable(fill(text))]).toEqual([{}, {}]);
});

test.each([
  ['-5', 'Enter 0 or more, without a minus sign.'],
  ['1000000000', 'Enter an amount below $1 billion.'],
])('says what is wrong with %j, and calculates nothing', (text, error) => {
  expect(findAmountErrors(fill(text))).toEqual({ totalDebt: error });
  expect(canCalculate(fill(text))).toBe(false);
});

test('says that an amount it can’t read counts as $0, and calculates', () => {
  const error = 'We couldn’t read this as a dollar amount, so it counts as $0. Use digits, like 85,000.';
  expect(findUnreadable(fill('abc'))).toEqual({ totalDebt: error });
  expect(findAmountErrors(fill('abc'))).toEqual({});
  expect(canCalculate(fill('abc'))).toBe(true);
});

test('calculates only with an income', () => {
  expect(canCalculate({ ...emptyCalculatorForm, annualIncome: ' ' })).toBe(false);
  expect(canCalculate({ ...emptyCalculatorForm, annualIncome: '0' })).toBe(true);
});

test.each([
  ['85000', '85,000'],
  ['$ 85k', '85,000'],
  ['1.5m', '1,500,000'],
  ['0085', '85'],
  ['85,000.99', '85,000'],
  ['999999999', '999,999,999'],
  ['', ''],
  ['  ', '  '],
  ['lots', 'lots'],
  ['-5', '-5'],
  ['1000000000', '1000000000'],
])('formats %j as %j once the field is left', (text, tidied) => {
  expect(tidyAmount(text)).toBe(tidied);
});
