import { parseAmount } from './amount.ts';
import type { CalculatorInput } from './coverage.ts';

/** The five amounts, in the formula's order. */
export const amountFields = [
  'annualIncome',
  'totalDebt',
  'mortgageBalance',
  'education',
  'existingSavings',
] as const;
export type AmountField = (typeof amountFields)[number];

/** The options of the other two fields. See docs/product.md, "Coverage calculator". */
export const dependentsChoices = ['0', '1', '2', '3', '4+'] as const;
export const yearsChoices = ['5', '10', '15', '20', '25'] as const;
const defaultYears = '10';

const calculatorFields = [...amountFields, 'dependents', 'yearsToReplace'] as const;

export type CalculatorForm = Record<(typeof calculatorFields)[number], string>;

export const emptyCalculatorForm: CalculatorForm = {
  annualIncome: '',
  totalDebt: '',
  mortgageBalance: '',
  education: '',
  existingSavings: '',
  dependents: dependentsChoices[0],
  yearsToReplace: defaultYears,
};

/**
 * Parses the form's fields. Empty or unreadable amounts count as 0, `4+` dependents as 4, and any number of years that
 * isn't an option as 10. No field asks about a spouse. See docs/product.md, "Validation rules".
 */
export function parseCalculatorForm(form: CalculatorForm): CalculatorInput {
  const dependents: readonly string[] = dependentsChoices;
  const years = yearsChoices.find((choice) => choice === form.yearsToReplace) ?? defaultYears;
  return {
    annualIncome: parseAmount(form.annualIncome).dollars,
    totalDebt: parseAmount(form.totalDebt).dollars,
    mortgageBalance: parseAmount(form.mortgageBalance).dollars,
    education: parseAmount(form.education).dollars,
    existingSavings: parseAmount(form.existingSavings).dollars,
    // An option's index is its value. Any other text counts as 0.
    dependents: Math.max(0, dependents.indexOf(form.dependents)),
    yearsToReplace: Number(years),
    spouse: 'no',
  };
}
