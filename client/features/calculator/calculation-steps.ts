import {
  dependentAllowance,
  largestCoverage,
  smallestCoverage,
} from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';

/** The formula in words: enough to do the sum by hand. */
export const calculationSteps = [
  ['Income replacement', 'Your annual income, times the years that your family would need it.'],
  ['Plus debt coverage', 'Your mortgage balance and your other debt, so that nobody inherits the payments.'],
  [
    'Plus future needs',
    `Education, and ${formatDollars(dependentAllowance)} for each dependent. Four or more count as four.`,
  ],
  ['Less existing savings', 'What your family could already use is taken off.'],
] as const;

/** What happens to the sum in the end. `incomeGuide` is what is commonly advised: "8-12 times". */
export function describeRounding(incomeGuide: string): string {
  return `The sum is rounded up to the next $50,000. We never suggest less than ${formatDollars(smallestCoverage)} or more than ${formatDollars(largestCoverage)}. As a check: a common guide is ${incomeGuide} your yearly income.`;
}
