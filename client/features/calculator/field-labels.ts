import type { CalculatorForm } from '../../../shared/calculator/calculator-form.ts';

export const fieldLabels: Readonly<Record<keyof CalculatorForm, string>> = {
  annualIncome: 'Annual income',
  totalDebt: 'Total debt (excluding mortgage)',
  mortgageBalance: 'Mortgage balance',
  education: 'Education cost',
  existingSavings: 'Existing savings',
  dependents: 'Dependents',
  yearsToReplace: 'Years to replace income',
};
