import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { locale } from './locale.ts';
import { formatDollars, formatNumber } from './numbers.ts';

const anyNumber = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }));
const edges = [0, 999, 1000, -1000, 99_999, 123_456.5, -0.4, 0.5, 1.005, 2 ** 53, 1e21, -Infinity];

it('writes numbers and dollars as `Intl` does', () => {
  const numbers = new Intl.NumberFormat(locale);
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const check = (number: number) => {
    expect(formatNumber(number)).toBe(numbers.format(number));
    expect(formatDollars(number)).toBe(dollars.format(number));
  };
  for (const edge of edges) check(edge);
  fc.assert(
    fc.property(
      anyNumber.filter((number) => !Object.is(number, -0)),
      check,
    ),
  );
});
