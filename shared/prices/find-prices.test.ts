import { expect, it } from 'vitest';
import { findPrices, type PricePerson } from './find-prices.ts';
import { samplePrices } from './testing/sample-prices.ts';

const person: PricePerson = { age: 40, amount: 500_000, usesTobacco: false, policyType: 'term' };

function find(changes: Partial<PricePerson>): string[] {
  return findPrices(samplePrices, { ...person, ...changes }).map((found) =>
    found.kind === 'range'
      ? `${found.table} ${found.amount} over ${found.years} at ${found.ages.join('-')}: ${found.low}-${found.high}`
      : `no ${found.table}: ${found.reason} ${found.limits.join('-')}`,
  );
}

it.each<[string, Partial<PricePerson>, string[]]>([
  ['a published age', {}, ['term 500000 over 20 at 40-40: 31-43']],
  ['the range of both ages around', { age: 41 }, ['term 500000 over 20 at 40-50: 31-101']],
  ['the youngest published age', { age: 30 }, ['term 500000 over 20 at 30-30: 24-27']],
  ['the oldest published age', { age: 50 }, ['term 500000 over 20 at 50-50: 78-101']],
  ['no younger age', { age: 29 }, ['no term: age 30-50']],
  ['no older age', { age: 51 }, ['no term: age 30-50']],
  ['the nearest amount', { amount: 600_000 }, ['term 500000 over 20 at 40-40: 31-43']],
  ['the larger of two that are equally near', { amount: 750_000 }, ['term 1000000 over 20 at 40-40: 58-79']],
  ['half of the smallest amount', { amount: 250_000 }, ['term 500000 over 20 at 40-40: 31-43']],
  ['nothing below it', { amount: 249_999 }, ['no term: amount 500000-1000000']],
  ['twice the largest amount', { amount: 2_000_000 }, ['term 1000000 over 20 at 40-40: 58-79']],
  ['nothing above it', { amount: 2_000_001 }, ['no term: amount 500000-1000000']],
  [
    'with tobacco, its own table, a month',
    { usesTobacco: true, age: 45 },
    ['tobacco 500000 over 20 at 45-45: 210-278'],
  ],
  ['with tobacco, no older age', { usesTobacco: true, age: 58 }, ['no tobacco: age 35-55']],
  ['whole life', { policyType: 'whole' }, ['whole 500000 over undefined at 40-40: 588-706']],
  ['no whole life with tobacco', { policyType: 'whole', usesTobacco: true }, ['no whole: both 0-0']],
  [
    'both kinds for someone who isn’t sure',
    { policyType: 'not_sure' },
    ['term 500000 over 20 at 40-40: 31-43', 'whole 500000 over undefined at 40-40: 588-706'],
  ],
  [
    'one that fits and one that doesn’t',
    { policyType: 'not_sure', usesTobacco: true, age: 55 },
    ['tobacco 500000 over 20 at 55-55: 461-643', 'no whole: both 0-0'],
  ],
])('finds %s', (_about, changes, expected) => {
  expect(find(changes)).toEqual(expected);
});

it('lists the prices of all ages for a chart, and none of other lengths', () => {
  const [found] = findPrices(samplePrices, person);
  expect(found).toMatchObject({
    points: [
      { age: 30, low: 24, high: 27 },
      { age: 40, low: 31, high: 43 },
      { age: 50, low: 78, high: 101 },
    ],
  });
});
