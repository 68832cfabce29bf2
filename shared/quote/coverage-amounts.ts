import type { ValueOf } from './question.ts';
import { coverageAmount } from './questions/coverage-amount.ts';
import { findRule } from './questions.ts';

/** A coverage option, such as `$500,000`. */
export type CoverageAmount = ValueOf<typeof coverageAmount>;

const { options } = coverageAmount;

/** The coverage options, in ascending order. */
export const coverageAmounts: readonly CoverageAmount[] = options.map(({ value }) => value);

/** Returns the option for exactly this many dollars, given as digits: `500000`. Undefined for anything else. */
export function findCoverageAmount(dollars: string): CoverageAmount | undefined {
  return options.find(({ rule }) => String(rule) === dollars)?.value;
}

/** An option in dollars. `$2,000,000+` counts as 2,000,000. */
export function parseCoverageAmount(amount: CoverageAmount): number {
  return findRule(coverageAmount, amount);
}

/**
 * Returns the option for an amount in dollars, or else the two around it, the closer one first. On a tie, the higher
 * one comes first.
 */
export function findCoverageAmounts(dollars: number): [CoverageAmount, CoverageAmount?] {
  const below = options.findLast(({ rule }) => rule <= dollars);
  const above = options.find(({ rule }) => rule >= dollars);
  if (!below || !above || below === above) return [(above ?? below ?? options[0]).value];
  const isAboveCloser = above.rule - dollars <= dollars - below.rule;
  return isAboveCloser ? [above.value, below.value] : [below.value, above.value];
}
