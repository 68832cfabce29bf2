import { joinWithAnd } from '../format/lists.ts';
import { formatCount } from '../format/plurals.ts';
import type { License } from './company.ts';

const allStates = 50;
const mostNamed = 5;

/** "all 50 states", "Maine and Vermont", or for many "27 states". Empty when no license is named. */
export function describeLicensedStates(licenses: readonly License[]): string {
  if (licenses.length === allStates) return `all ${allStates} states`;
  if (licenses.length > mostNamed) return formatCount(licenses.length, { other: '# states' });
  return joinWithAnd(licenses.map(({ state }) => state));
}
