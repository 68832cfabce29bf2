import type { Prices } from '../../site/schemas/prices.ts';

/** Published prices for tests, which don't change with those of the site. */
export const samplePrices: Prices = {
  term: {
    source: { name: 'a rate study', date: 'March 2024' },
    rows: [
      { age: 50, years: 20, amount: 500_000, woman: 78, man: 101 },
      { age: 30, years: 20, amount: 500_000, woman: 24, man: 27 },
      { age: 40, years: 20, amount: 500_000, woman: 31, man: 43 },
      { age: 40, years: 30, amount: 500_000, woman: 57, man: 73 },
      { age: 40, years: 20, amount: 1_000_000, woman: 58, man: 79 },
    ],
  },
  tobacco: {
    source: { name: 'another rate study', date: '2023' },
    years: 20,
    amount: 500_000,
    note: 'prices have come down since',
    rows: [
      { age: 35, woman: 1158, man: 1436 },
      { age: 45, woman: 2515, man: 3338 },
      { age: 55, woman: 5528, man: 7711 },
    ],
  },
  whole: {
    source: { name: 'a third one', date: 'July 2023' },
    rows: [{ age: 40, amount: 500_000, woman: 588, man: 706 }],
  },
};
