import { expect, it } from 'vitest';
import { computeCoverage } from '../../../../shared/calculator/coverage.ts';
import { describeSketch, sketchFields, toInput } from './sketch.ts';

it('adds up the four numbers like the calculator', () => {
  const input = toInput({
    annualIncome: 70_000,
    yearsToReplace: 12,
    debts: 230_000,
    existingSavings: 60_000,
  });
  expect(computeCoverage(input)).toMatchObject({ sum: 1_010_000, recommended: 1_050_000 });
});

it.each(sketchFields)('$name has whole steps from its minimum to its maximum', ({ min, max, step }) => {
  expect((max - min) % step).toBe(0);
});

it('formats years as years and amounts as dollars', () => {
  expect(describeSketch('yearsToReplace', 15)).toBe('15 years');
  expect(describeSketch('debts', 230_000)).toBe('$230,000');
});
