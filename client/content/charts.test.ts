import { describe, expect, it } from 'vitest';
import { computeCoverage } from '../../shared/calculator/coverage.ts';
import { formatDollars } from '../../shared/format/numbers.ts';
import { articles } from '../../shared/site/articles.data.ts';
import { charts, exampleFamilies } from './charts.ts';
import { guideChapters } from './guide/guide.ts';

const blocks = [
  ...articles.flatMap(({ opening, sections }) => [
    ...opening,
    ...sections.flatMap((section) => section.blocks),
  ]),
  ...guideChapters.flatMap(({ topics }) => topics.flatMap(({ body }) => body)),
];
const tables = blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table : []));

it.each(Object.keys(charts))('%s is shown somewhere', (name) => {
  expect(blocks).toContainEqual({ figure: name });
});

it.each(articles.map(({ slug, sections }) => ({ slug, sections })))(
  '$slug has a picture of facts',
  ({ sections }) => {
    expect(sections.flatMap((section) => section.blocks)).toContainEqual({ figure: expect.any(String) });
  },
);

describe('an example’s bar and the table next to it', () => {
  it.each([
    ['article', 'What they already have'],
    ['guide', 'Minus savings'],
  ] as const)('have the same amounts: %s', (name, savings) => {
    const { sum, breakdown } = computeCoverage(exampleFamilies[name]);
    const rows = tables.find((table) => table.rows.some(([label]) => label === savings))?.rows ?? [];
    const amounts = rows.map((row) => row.at(-1)?.replaceAll('*', ''));
    const expected = breakdown.map(({ amount }) =>
      amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount),
    );
    expect(amounts).toEqual([...expected, formatDollars(sum)]);
  });
});

it('prices increase with age, and faster each time', () => {
  const prices = charts['price-by-age'].columns.map(({ value }) => value);
  const steps = prices.slice(1).map((price, index) => price - (prices[index] ?? 0));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps[0]).toBeGreaterThan(0);
  expect(charts['price-by-age'].columns.map(({ label }) => label)).toEqual(['30', '40', '50', '60']);
});
