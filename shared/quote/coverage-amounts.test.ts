import { describe, expect, test } from 'vitest';
import {
  coverageAmounts,
  findCoverageAmount,
  findCoverageAmounts,
  parseCoverageAmount,
} from './coverage-amounts.ts';

test.each([
  ['$25,000', 25_000],
  ['$50,000', 50_000],
  ['$100,000', 100_000],
  ['$250,000', 250_000],
  ['$500,000', 500_000],
  ['$750,000', 750_000],
  ['$1,000,000', 1_000_000],
  ['$1,500,000', 1_500_000],
  ['$2,000,000+', 2_000_000],
] as const)('%s is %i dollars', (text, dollars) => {
  expect(coverageAmounts).toContain(text);
  expect(parseCoverageAmount(text)).toBe(dollars);
  expect(findCoverageAmount(String(dollars))).toBe(text);
});

test('there are nine coverage amounts', () => {
  expect(coverageAmounts).toHaveLength(9);
});

test.each(['', '0', '1', '500,000', '$500,000', '500000.0', '5e5', ' 500000', '-500000', '3000000'])(
  '%j doesn’t match an option',
  (dollars) => {
    expect(findCoverageAmount(dollars)).toBeUndefined();
  },
);

describe('the options around an amount', () => {
  test.each([
    [0, ['$25,000']],
    [100_000, ['$100,000']],
    [174_999, ['$100,000', '$250,000']],
    [175_000, ['$250,000', '$100,000']],
    [1_200_000, ['$1,000,000', '$1,500,000']],
    [1_250_000, ['$1,500,000', '$1,000,000']],
    [1_900_000, ['$2,000,000+', '$1,500,000']],
    [2_000_000, ['$2,000,000+']],
    [5_000_000, ['$2,000,000+']],
  ] as const)('of %i dollars are %j', (dollars, amounts) => {
    expect(findCoverageAmounts(dollars)).toEqual(amounts);
  });
});
