import { brand } from '../../../shared/brand.ts';
import type { CalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import {
  dependentAllowance,
  largestCoverage,
  smallestCoverage,
} from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';

export const fieldLabels: Readonly<Record<keyof CalculatorForm, string>> = {
  annualIncome: 'Annual income',
  totalDebt: 'Total debt (excluding mortgage)',
  mortgageBalance: 'Mortgage balance',
  education: 'Education cost',
  existingSavings: 'Existing savings',
  dependents: 'Dependents',
  yearsToReplace: 'Years to replace income',
};

export const messages = {
  result: {
    leftToCover: 'Left to cover',
    label: 'Recommended coverage',
    outdated: 'You changed your figures. Press Calculate to work it out again.',
    use: (option: string) => `Use ${option} in my quote`,
    guide: (multiple: string, incomeGuide: string) => `${multiple} A common guide is ${incomeGuide}.`,
    disclaimer: 'This is a guide, not financial advice.',
    print: 'Print',
    printedOn: (day: string) => `Calculated on ${day} with ${brand.name}.`,
  },
  stepsTitle: 'How the amount is worked out',
  news: { recommended: (amount: string) => `Recommended coverage: ${amount}`, cleared: 'Cleared' },
  withoutScripts:
    'The form needs JavaScript, which is turned off in your browser. The steps on this page give the same amount by hand.',
} as const;

/** The formula in words, with everything needed to do the sum by hand. */
export const calculationSteps = [
  ['Income replacement', 'Your annual income, times the years that your family would need it.'],
  ['Plus debt coverage', 'Your mortgage balance and your other debt, so that nobody inherits the payments.'],
  [
    'Plus future needs',
    `Education, and ${formatDollars(dependentAllowance)} for each dependent. Four or more count as four.`,
  ],
  ['Less existing savings', 'What your family could already use is taken off.'],
] as const;

/** How the sum is rounded and limited. `incomeGuide` is the common advice: "8-12 times". */
export function describeRounding(incomeGuide: string): string {
  return `The sum is rounded up to the next $50,000. We never suggest less than ${formatDollars(smallestCoverage)} or more than ${formatDollars(largestCoverage)}. As a check: a common guide is ${incomeGuide} your yearly income.`;
}
