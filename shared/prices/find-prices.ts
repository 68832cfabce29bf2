import type { Prices } from '../site/schemas/prices.ts';

/** What decides which published prices fit a person. */
export type PricePerson = {
  age: number;
  /** In dollars. */
  amount: number;
  usesTobacco: boolean;
  policyType: 'term' | 'whole' | 'not_sure';
  /** Whether their health is as good as that of the people whose prices are published, if that's known. */
  isHealthy?: boolean | undefined;
};

export type PriceTable = 'term' | 'tobacco' | 'whole';

/** What women and men of an age paid a month, the lower one first, in whole dollars. */
type PricePoint = { age: number; low: number; high: number };

export type PriceRange = {
  kind: 'range';
  table: PriceTable;
  low: number;
  high: number;
  /** The published ages that the range is of: one, or the two around the person's age. */
  ages: readonly [number, number];
  /** The published amount, which may be only near the person's. */
  amount: number;
  /** The length of a term policy, in years. */
  years?: number;
  /** All published ages, in ascending order. */
  points: readonly PricePoint[];
};

/** No published price fits, and nothing is extrapolated. */
export type NoPrices = {
  kind: 'none';
  table: PriceTable;
  /** `both` is whole life with tobacco, for which there is no table. */
  reason: 'age' | 'amount' | 'both';
  /** The lowest and highest age or amount that would fit. */
  limits: readonly [number, number];
};

export type FoundPrices = PriceRange | NoPrices;

/** The length that is shown if none was said, because most term policies are this long. */
const usualYears = 20;

type Row = { age: number; amount: number; woman: number; man: number };

/** Finds the published prices for a person: of one kind of policy, or of both if they aren't sure. */
export function findPrices(prices: Prices, person: PricePerson): readonly FoundPrices[] {
  const kinds = person.policyType === 'not_sure' ? (['term', 'whole'] as const) : [person.policyType];
  return kinds.map((kind) => (kind === 'term' ? findTerm(prices, person) : findWhole(prices, person)));
}

function findTerm({ term, tobacco }: Prices, person: PricePerson): FoundPrices {
  if (!person.usesTobacco) {
    const rows = term.rows.filter(({ years }) => years === usualYears);
    return findInTable('term', rows, person, usualYears);
  }
  const rows = tobacco.rows.map(({ age, woman, man }) => ({
    age,
    amount: tobacco.amount,
    woman: woman / 12,
    man: man / 12,
  }));
  return findInTable('tobacco', rows, person, tobacco.years);
}

function findWhole({ whole }: Prices, person: PricePerson): FoundPrices {
  if (person.usesTobacco) return { kind: 'none', table: 'whole', reason: 'both', limits: [0, 0] };
  return findInTable('whole', whole.rows, person);
}

function findInTable(
  table: PriceTable,
  rows: readonly Row[],
  { age, amount: wanted }: PricePerson,
  years?: number,
): FoundPrices {
  const amounts = listAscending(rows.map(({ amount }) => amount));
  const [least = 0, most = 0] = [amounts[0], amounts.at(-1)];
  if (wanted < least / 2 || wanted > most * 2)
    return { kind: 'none', table, reason: 'amount', limits: [least, most] };

  const amount = findNearest(amounts, wanted);
  const points = rows
    .filter((row) => row.amount === amount)
    .map(({ age: at, woman, man }) => ({
      age: at,
      low: Math.round(Math.min(woman, man)),
      high: Math.round(Math.max(woman, man)),
    }))
    .toSorted((one, other) => one.age - other.age);
  const below = points.findLast((point) => point.age <= age);
  const above = points.find((point) => point.age >= age);
  if (!below || !above) {
    const limits = [points[0]?.age ?? 0, points.at(-1)?.age ?? 0] as const;
    return { kind: 'none', table, reason: 'age', limits };
  }
  return {
    kind: 'range',
    table,
    low: Math.min(below.low, above.low),
    high: Math.max(below.high, above.high),
    ages: [below.age, above.age],
    amount,
    ...(years !== undefined && { years }),
    points,
  };
}

const listAscending = (values: readonly number[]) =>
  [...new Set(values)].toSorted((one, other) => one - other);

/** Of two amounts that are equally far away, the larger one, so that no price looks too low. */
function findNearest(ascending: readonly number[], wanted: number): number {
  return ascending.reduce((nearest, amount) =>
    Math.abs(amount - wanted) <= Math.abs(nearest - wanted) ? amount : nearest,
  );
}
