import { formatDollars } from '../format/numbers.ts';
import { spellDollarRange } from '../format/ranges.ts';
import type { Prices } from '../site/schemas/prices.ts';
import type { FoundPrices, NoPrices, PriceRange, PriceTable } from './find-prices.ts';

const tobacco = (table: PriceTable) => (table === 'tobacco' ? 'who use tobacco' : 'who don’t use tobacco');

/** Says in a sentence what people like someone paid, or why that isn't known. */
export function describePrices(found: FoundPrices): string {
  if (found.kind === 'none') return describeNone(found);
  const { table, low, high, ages, amount, years } = found;
  const [from, to] = ages;
  const people = from === to ? `around ${from}` : `between ${from} and ${to}`;
  const policy =
    years === undefined
      ? `${formatDollars(amount)} of whole life`
      : `${formatDollars(amount)} over ${years} years`;
  return `People ${people} ${tobacco(table)} paid about ${spellDollarRange(low, high)} a month for ${policy}.`;
}

function describeNone({ table, reason, limits: [least, most] }: NoPrices): string {
  const kind = table === 'whole' ? 'whole life' : `term life for people ${tobacco(table)}`;
  if (reason === 'both')
    return 'We don’t know of any published whole life prices for people who use tobacco. Both whole life and tobacco usually raise the price a lot.';
  if (reason === 'age')
    return `No published price fits your age: the ones we know of for ${kind} are for ages ${least} to ${most}. Prices usually rise with every year of age.`;
  return `No published price fits your amount: the ones we know of for ${kind} are for ${spellDollarRange(least, most)}. More coverage usually costs more, but less for each dollar of it.`;
}

/** Says who published a table, and when. */
export function describeSource(prices: Prices, table: PriceTable): string {
  const { name, date } = prices[table].source;
  if (table === 'tobacco')
    return `Averages for people in good health, published by ${name} in ${date}; ${prices.tobacco.note}.`;
  return table === 'whole'
    ? `One insurer’s prices for its best health class, published by ${name} in ${date}.`
    : `Averages for people in good health, published by ${name} in ${date}.`;
}

/** Says that the published amount isn't the one that someone wants, if it isn't. */
export function describeOtherAmount({ amount }: PriceRange, wanted: number): string {
  return amount === wanted
    ? ''
    : `This is for ${formatDollars(amount)}, the closest published amount to ${formatDollars(wanted)}.`;
}

export const priceNotes = {
  health: 'These are prices for people in good health. Yours may well be higher.',
  context:
    'These aren’t quotes. Your own price depends on your age, health, state, and amount, and only the carrier can tell you what it is.',
  movers:
    'What usually affects a price the most: age, health, tobacco use, the amount, and the type of policy.',
} as const;
