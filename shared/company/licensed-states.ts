import { joinWithAnd } from '../format/lists.ts';
import { formatCount } from '../format/plurals.ts';
import type { License } from '../site/schemas/company.ts';

const allStates = 50;
const maxNamed = 5;

/**
 * Describes the states in words: "all 50 states", "Maine and Vermont", or "27 states" if there are many. Empty if there
 * are no licenses.
 */
export function describeLicensedStates(licenses: readonly License[]): string {
  if (licenses.length === allStates) return `all ${allStates} states`;
  if (licenses.length > maxNamed) return formatCount(licenses.length, { other: '# states' });
  return joinWithAnd(licenses.map(({ state }) => state));
}
