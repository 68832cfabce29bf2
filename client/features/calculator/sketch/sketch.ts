import type { CalculatorInput } from '../../../../shared/calculator/coverage.ts';
import { formatDollars } from '../../../../shared/format/numbers.ts';
import { sketchMessages } from './messages.ts';

/** The four numbers that affect the result the most, in dollars and years. */
export type Sketch = Record<keyof typeof sketchMessages.fields, number>;

type SketchField = { name: keyof Sketch; min: number; max: number; step: number };

export const sketchFields: readonly SketchField[] = [
  { name: 'annualIncome', min: 20_000, max: 250_000, step: 5000 },
  { name: 'yearsToReplace', min: 5, max: 25, step: 1 },
  { name: 'debts', min: 0, max: 800_000, step: 10_000 },
  { name: 'existingSavings', min: 0, max: 500_000, step: 10_000 },
];

export function toInput({ debts, ...sketch }: Sketch): CalculatorInput {
  return { ...sketch, mortgageBalance: debts, totalDebt: 0, dependents: 0, education: 0, spouse: 'no' };
}

export function describeSketch(name: keyof Sketch, value: number): string {
  return name === 'yearsToReplace' ? sketchMessages.years(value) : formatDollars(value);
}
