import type { BreakdownLine } from '../../../shared/calculator/coverage.ts';

/** A line that adds to the sum, which all but savings do. */
export type Need = BreakdownLine & { part: Exclude<BreakdownLine['part'], 'savings'> };

export function isNeed(line: BreakdownLine): line is Need {
  return line.part !== 'savings';
}

/** "Income replacement 70%, Debt coverage 21%, Future needs 9%". */
export function describeShares(needs: readonly Need[]): string {
  const total = needs.reduce((sum, { amount }) => sum + amount, 0);
  return needs.map(({ label, amount }) => `${label} ${Math.round((amount / total) * 100)}%`).join(', ');
}
