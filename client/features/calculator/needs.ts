import type { BreakdownLine, CoverageResult } from '../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../shared/format/numbers.ts';
import type { ChartFill, ChartPart } from '../../ui/charts/chart-content.ts';

/** The color of each need, in the bar and next to its line in the list. Savings aren't a need. */
export const needFills: Readonly<Partial<Record<BreakdownLine['part'], ChartFill>>> = {
  income: 1,
  debt: 2,
  future: 3,
};

/** The lines that make up the need, as parts of a bar. */
export function listNeeds({ breakdown }: CoverageResult): readonly ChartPart[] {
  return breakdown.flatMap(({ part, label, amount: value }) => {
    const fill = needFills[part];
    return fill ? [{ label, text: formatDollars(value), value, fill }] : [];
  });
}
