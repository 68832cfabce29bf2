/** What the coverage is computed from: whole US dollars, and counts of people and years. */
export type CalculatorInput = {
  annualIncome: number;
  /** Without the mortgage. */
  totalDebt: number;
  mortgageBalance: number;
  dependents: number;
  yearsToReplace: number;
  existingSavings: number;
  education: number;
  /** Held, but asked by no field and used by no rule. */
  spouse: 'yes' | 'no';
};

/** Dollars set aside for each dependent. The product specification, "Business constants and limits". */
export const dependentAllowance = 25_000;

const coverageStep = 50_000;
export const smallestCoverage = 100_000;
export const largestCoverage = 5_000_000;

/** One line of the sum, in whole US dollars. A deduction is negative; a line is never 0. */
export type BreakdownLine = { part: 'income' | 'debt' | 'future' | 'savings'; label: string; amount: number };

export type CoverageResult = {
  /** US dollars. */
  recommended: number;
  breakdown: readonly BreakdownLine[];
  /** The lines added up, before rounding and limits; negative when savings exceed the need. */
  sum: number;
};

/**
 * The recommended coverage: annual income × years, plus debts and mortgage, plus education and 25,000 for each
 * dependent, less savings; rounded up to the next 50,000 (a multiple of it stays as it is), at least 100,000 and at
 * most 5,000,000. The product specification, "Business constants and limits", Calculator formula.
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
    recommended: Math.min(largestCoverage, Math.max(smallestCoverage, rounded)),
    breakdown: lines.filter(({ amount }) => amount !== 0),
    sum,
  };
}
