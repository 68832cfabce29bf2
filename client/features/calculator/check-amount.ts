import { type Amount, parseAmount } from '../../../shared/calculator/amount.ts';
import { amountFields, type CalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import type { FormErrors } from '../../lib/forms/use-form.ts';
import { messages } from './messages.ts';

/** Finds what is wrong with the amounts: the errors that stop the calculation. */
export const findAmountErrors = (form: CalculatorForm) =>
  describeErrors(form, (error) => error !== 'unreadable');

/** Finds amounts that can't be parsed. They count as $0, so they don't stop the calculation. */
export const findUnreadable = (form: CalculatorForm) =>
  describeErrors(form, (error) => error === 'unreadable');

type AmountError = NonNullable<Amount['error']>;

function describeErrors(form: CalculatorForm, isMeant: (error: AmountError) => boolean) {
  const found: { -readonly [Field in keyof FormErrors<CalculatorForm>]: string } = {};
  for (const field of amountFields) {
    const { error } = parseAmount(form[field]);
    if (error && isMeant(error)) found[field] = messages.amounts[error];
  }
  return found;
}

/** Whether there is an income and no error that stops the calculation. */
export function canCalculate(form: CalculatorForm): boolean {
  return form.annualIncome.trim() !== '' && Object.keys(findAmountErrors(form)).length === 0;
}

/** Formats an amount with thousands separators, so that it's easy to check: `85k` becomes `85,000`. */
export function tidyAmount(text: string): string {
  const { dollars, error } = parseAmount(text);
  return error || text.trim() === '' ? text : formatNumber(dollars);
}
