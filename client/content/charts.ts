import {
  type BreakdownLine,
  type CalculatorInput,
  computeCoverage,
} from '../../shared/calculator/coverage.ts';
import { formatDollars } from '../../shared/format/numbers.ts';
import { spellDollarRange } from '../../shared/format/ranges.ts';
import type { ChartContent } from '../ui/charts/chart-content.ts';
import type { FigureName } from '../ui/charts/figure-names.ts';
import { advisedMultiples } from './claims.ts';
import { priceByAge, priceByAgeNote } from './price-by-age.data.ts';

const nothing: CalculatorInput = {
  annualIncome: 0,
  totalDebt: 0,
  mortgageBalance: 0,
  dependents: 0,
  yearsToReplace: 10,
  existingSavings: 0,
  education: 0,
  spouse: 'no',
};

/** The example families whose coverage needs the article and the guide add up. */
export const exampleFamilies = {
  article: {
    ...nothing,
    annualIncome: 70_000,
    mortgageBalance: 210_000,
    totalDebt: 20_000,
    education: 80_000,
    dependents: 2,
    existingSavings: 60_000,
  },
  guide: { ...nothing, annualIncome: 60_000, mortgageBalance: 200_000, existingSavings: 50_000 },
} as const satisfies Record<string, CalculatorInput>;

const salary = 60_000;

/** The same colors as in the calculator. */
const fills = { income: 1, debt: 2, future: 3 } as const;

/** The charts in articles and the guide, by the names that their texts use. */
export const charts = {
  'family-need': drawNeed('Maya and Tom’s numbers in one bar', exampleFamilies.article),
  'example-need': drawNeed('The example in one bar', exampleFamilies.guide),
  'term-and-whole': {
    title: 'Term life ends when the need does. Whole life doesn’t end.',
    note: 'An example: someone who has a child at 31 and buys a home at 35.',
    kind: 'rows',
    axis: { from: 30, to: 90, ticks: [30, 45, 60, 75, 90], label: 'Age' },
    rows: [
      { label: 'Children at home', text: 'Ages 31 to 53', from: 31, to: 53, fill: 4 },
      { label: 'Paying off the mortgage', text: 'Ages 35 to 65', from: 35, to: 65, fill: 4 },
      { label: 'Term life for 30 years', text: 'Ages 35 to 65', from: 35, to: 65, fill: 2 },
      { label: 'Whole life', text: 'From age 35, with no end', from: 35, to: 90, fill: 1 },
    ],
  },
  'price-by-age': {
    title: 'The longer you wait, the more the same policy costs',
    note: priceByAgeNote,
    kind: 'columns',
    columns: priceByAge,
  },
  'at-work': {
    title: 'What coverage at work often pays, and what’s often advised',
    note: `An example: a salary of ${formatDollars(salary)}. The striped parts vary.`,
    kind: 'rows',
    rows: [
      { label: 'Coverage at work: one or two years of salary', ...spanSalaries(1, 2), fill: 2 },
      {
        label: `Common advice: ${advisedMultiples.min} to ${advisedMultiples.max} times the salary`,
        ...spanSalaries(advisedMultiples.min, advisedMultiples.max),
      },
    ],
  },
  claim: {
    title: 'From the claim to the money',
    kind: 'steps',
    steps: [
      {
        picture: 'claim',
        title: 'File the claim',
        text: 'A form and a certified copy of the death certificate.',
      },
      {
        picture: 'check',
        title: 'The insurer checks',
        text: 'Was the policy in force, and who gets the money?',
      },
      {
        picture: 'calendar',
        title: 'Wait for the decision',
        text: 'Many claims are paid within 30 to 60 days.',
      },
      {
        picture: 'payment',
        title: 'The money arrives',
        text: 'Beneficiaries usually get it all at once, but they can often choose payments over time.',
      },
    ],
  },
} as const satisfies Record<Exclude<FigureName, 'calculator'>, ChartContent>;

function drawNeed(title: string, input: CalculatorInput): ChartContent {
  const { breakdown, sum } = computeCoverage(input);
  return {
    title,
    kind: 'stack',
    parts: breakdown.flatMap(({ part, label, amount }) =>
      part === 'savings' ? [] : { label, value: amount, text: formatDollars(amount), fill: fills[part] },
    ),
    totals: [
      ...breakdown
        .filter(isDeduction)
        .map(({ label, amount }) => ({ label, text: `−${formatDollars(-amount)}` })),
      { label: 'Left to cover', text: formatDollars(sum) },
    ],
  };
}

function isDeduction({ amount }: BreakdownLine): boolean {
  return amount < 0;
}

function spanSalaries(from: number, to: number) {
  return { to: from, upTo: to, text: spellDollarRange(from * salary, to * salary) };
}
