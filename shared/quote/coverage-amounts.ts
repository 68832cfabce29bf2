/** The nine coverage options, in ascending order. Answers are stored and sent in the same spelling. */
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
 * Converts an option such as `$500,000` to dollars. `$2,000,000+` counts as 2,000,000. Throws a RangeError for any
 * other text.
 */
export function parseCoverageAmount(text: string): number {
  if (!coveragePattern.test(text))
    throw new RangeError('A coverage amount reads like $500,000 or $2,000,000+');
  return Number(text.replace(/\D/g, ''));
}

/** Returns the option for exactly this many dollars, given as digits: `500000`. Undefined for anything else. */
export function findCoverageAmount(dollars: string): CoverageAmount | undefined {
  return coverageAmounts.find((amount) => String(parseCoverageAmount(amount)) === dollars);
}

/**
 * Returns the option for an amount in dollars, or else the two around it, the closer one first. On a tie, the higher
 * one comes first.
 */
export function findCoverageAmounts(dollars: number): [CoverageAmount, CoverageAmount?] {
  const gap = (amount: CoverageAmount) => parseCoverageAmount(amount) - dollars;
  const below = coverageAmounts.findLast((amount) => gap(amount) <= 0);
  const above = coverageAmounts.find((amount) => gap(amount) >= 0);
  if (!below || !above || below === above) return [above ?? below ?? coverageAmounts[0]];
  return gap(above) <= -gap(below) ? [above, below] : [below, above];
}
