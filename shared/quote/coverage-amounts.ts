/** The nine coverage options in rising order: also the stored and sent spelling. */
export const coverageAmounts = [
  '$25,000',
  '$50,000',
  '$100,000',
  '$250,000',
  '$500,000',
  '$750,000',
  '$1,000,000',
  '$1,500,000',
  '$2,000,000+',
] as const;
export type CoverageAmount = (typeof coverageAmounts)[number];

const coveragePattern = /^\$\d{1,3}(?:,\d{3})*\+?$/;

/**
 * The dollars an amount such as `$500,000` stands for. `$2,000,000+` counts as 2,000,000.
 * Throws a RangeError for any other spelling.
 */
export function parseCoverageAmount(text: string): number {
  if (!coveragePattern.test(text))
    throw new RangeError('A coverage amount reads like $500,000 or $2,000,000+');
  return Number(text.replace(/\D/g, ''));
}

/** The option that stands for exactly this many dollars, as digits: `500000`. Undefined for anything else. */
export function findCoverageAmount(dollars: string): CoverageAmount | undefined {
  return coverageAmounts.find((amount) => String(parseCoverageAmount(amount)) === dollars);
}

/** The option nearest to an amount in dollars; halfway between two it is the higher one, so that less is missing. */
export function findNearestCoverageAmount(dollars: number): CoverageAmount {
  const distance = (amount: CoverageAmount) => Math.abs(parseCoverageAmount(amount) - dollars);
  return coverageAmounts.reduce((nearest, amount) =>
    distance(amount) <= distance(nearest) ? amount : nearest,
  );
}
