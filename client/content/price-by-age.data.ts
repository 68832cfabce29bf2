import { formatDollars } from '../../shared/format/numbers.ts';
import { spellDollarRange } from '../../shared/format/ranges.ts';
import { findPrices } from '../../shared/prices/find-prices.ts';
import { prices } from '../../shared/site/prices.data.ts';

/** At 70, the price is so high that the others would be hard to tell apart. */
const oldest = 60;
const amount = 500_000;

/** What women and men of each published age paid for the same policy. */
export const priceByAge = findPrices(prices, {
  age: 40,
  amount,
  usesTobacco: false,
  policyType: 'term',
}).flatMap((found) => {
  if (found.kind === 'none') return [];
  return found.points
    .filter(({ age }) => age <= oldest)
    .map(({ age, low, high }) => ({
      label: String(age),
      value: low,
      upTo: high,
      text: spellDollarRange(low, high),
    }));
});

const { name, date } = prices.term.source;
export const priceByAgeNote = `Dollars a month for ${formatDollars(amount)} over 20 years, for women and men in good health who don’t use tobacco: averages published by ${name} in ${date}. Your price depends on your age, health, state, and amount.`;
