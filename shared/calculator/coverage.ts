/** The calculator's input: whole US dollars, and numbers of people and years. */
export type CalculatorInput = {
  annualIncome: number;
  /** Doesn't include the mortgage. */
  totalDebt: number;
  mortgageBalance: number;
  dependents: number;
  yearsToReplace: number;
  existingSavings: number;
  education: number;
  /** Stored, but no field asks for it and no rule uses it. */
  spouse: 'yes' | 'no';
};

/** Dollars set aside for each dependent. See docs/product.md, "Coverage calculator". */
export const dependentAllowance = 25_000;

const coverageStep = 50_000;
export const minCoverage = 100_000;
export const maxCoverage = 5_000_000;

/** One line of the calculation, in whole US dollars. A deduction is negative, and no line is 0. */
export type BreakdownLine = { part: 'income' | 'debt' | 'future' | 'savings'; label: string; amount: number };

export type CoverageResult = {
  /** In US dollars. */
  recommended: number;
  breakdown: readonly BreakdownLine[];
  /** The sum of the lines, before rounding and limits. Negative if savings exceed the need. */
  sum: number;
};

/**
 * Computes the recommended coverage: annual income × years, plus debts and mortgage, plus education and 25,000 for each
 * dependent, minus savings. Rounded up to the next 50,000 (multiples stay the same), at least 100,000 and at most
 * 5,000,000. See docs/product.md, "Coverage calculator".
 */
export function computeCoverage(input: CalculatorInput): CoverageResult {
  const lines: readonly BreakdownLine[] = [
    { part: 'income', label: 'Income replacement', amount: input.annualIncome * input.yearsToReplace },
    { part: 'debt', label: 'Debt coverage', amount: input.totalDebt + input.mortgageBalance },
    {
      part: 'future',
      label: 'Future needs',
      amount: input.education + input.dependents * dependentAllowance,
    },
    { part: 'savings', label: 'Existing savings', amount: -input.existingSavings },
  ];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const rounded = Math.ceil(sum / coverageStep) * coverageStep;
  return {
    recommended: Math.min(maxCoverage, Math.max(minCoverage, rounded)),
    breakdown: lines.filter(({ amount }) => amount !== 0),
    sum,
  };
}
