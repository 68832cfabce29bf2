import { expect, it } from 'vitest';
import { findPrices } from '../../../shared/prices/find-prices.ts';
import { samplePrices } from '../../../shared/prices/testing/sample-prices.ts';
import { drawPrices } from './price-context.tsx';

function draw(age: number) {
  const [found] = findPrices(samplePrices, { age, amount: 500_000, usesTobacco: false, policyType: 'term' });
  if (found?.kind !== 'range') throw new Error('Nothing fits.');
  const { columns } = Object.assign({ columns: [] }, drawPrices(found, age));
  return columns.map(({ label, text, value, upTo, mark }) => [label, text, value, upTo, mark].join('|'));
}

it('marks the published age that someone has', () => {
  expect(draw(40)).toEqual([
    '30|$24 to $27|24|27|',
    '40|$31 to $43|31|43|You are here',
    '50|$78 to $101|78|101|',
  ]);
});

it('puts someone between two published ages, with the range of both', () => {
  expect(draw(44)).toEqual([
    '30|$24 to $27|24|27|',
    '40|$31 to $43|31|43|',
    '44|$31 to $101|31|101|You are here',
    '50|$78 to $101|78|101|',
  ]);
});
