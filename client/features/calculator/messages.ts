import type { CalculatorForm } from '../../../shared/calculator/calculator-form.ts';
import { dependentAllowance, maxCoverage, minCoverage } from '../../../shared/calculator/coverage.ts';
import { joinWithAnd } from '../../../shared/format/lists.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';

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
  form: {
    needs: 'What your family would need',
    has: 'What you already have',
    years: (years: string) => `${years} years`,
    slideYears: 'Years to replace income, slider',
    dependentsHint: 'People who rely on your income',
    calculate: 'Calculate',
    clear: 'Clear',
    private:
      'Nothing is sent. The math happens in your browser, and your numbers stay there until you clear them.',
    incomeFirst: 'Enter your annual income to calculate. Skip anything that doesn’t apply to you.',
  },
  hints: {
    annualIncome: 'Before taxes',
    totalDebt: 'Credit cards, car loans, student loans, and other debt',
    mortgageBalance: undefined,
    education: 'The total for all your children',
    existingSavings: 'Include life insurance you already have.',
  },
  amounts: {
    negative: 'Enter 0 or more, without a minus sign.',
    'too-large': 'Enter an amount below $1 billion.',
    unreadable: 'We couldn’t read this as a dollar amount, so it counts as $0. Use digits, like 85,000.',
  },
  empty: {
    title: 'Your result will appear here',
    text: 'Enter your annual income and press Calculate. You’ll see one amount and every step that leads to it. After that, it updates with every change you make.',
  },
  result: {
    leftToCover: 'Left to cover',
    label: 'Recommended coverage',
    unreadable: (fields: readonly string[]) =>
      `We couldn’t read your ${joinWithAnd(fields)}. ${formatCount(fields.length, { one: 'It counts', other: 'They count' })} as $0.`,
    outdated: 'This is your last result. Enter your income and fix any errors to update it.',
    inQuote: (option: string) => `Use ${option} in my quote`,
    oneOfTwo: (option: string) => `Use ${option}`,
    guide: (multiple: string, incomeGuide: string) => `${multiple} A common guideline is ${incomeGuide}.`,
    disclaimer: 'This is an estimate, not financial advice.',
    print: 'Print',
    printedOn: (day: string) => `Calculated on ${day} with ${brand.name}.`,
  },
  stepsTitle: 'How we calculate the amount',
  news: { recommended: (amount: string) => `Recommended coverage: ${amount}`, cleared: 'Cleared' },
  withoutScripts:
    'The form needs JavaScript, which is turned off in your browser. You can follow the steps on this page to get the same amount by hand.',
} as const;

/** The formula in words, with everything needed to do the math by hand. */
export const calculationSteps = [
  ['Income replacement', 'Your annual income times the number of years your family would need it.'],
  [
    'Plus debt coverage',
    'Your mortgage balance and other debt, so your family isn’t left with the payments.',
  ],
  [
    'Plus future needs',
    `Education costs, plus ${formatDollars(dependentAllowance)} for each dependent. Four or more count as four.`,
  ],
  ['Less existing savings', 'We subtract the savings your family could already use.'],
] as const;

/** How the total is rounded and limited. `incomeGuide` is the common advice: "8-12 times". */
export function describeRounding(incomeGuide: string): string {
  return `We round the total up to the next $50,000. We never suggest less than ${formatDollars(minCoverage)} or more than ${formatDollars(maxCoverage)}. As a check, a common guideline is ${incomeGuide} your annual income.`;
}
