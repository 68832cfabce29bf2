import type { Carrier } from '../matching/carrier.ts';
import { matching } from '../matching/matching.data.ts';
import { type Directory, directory } from './directory.data.ts';

/** All carriers of a site: the ones that people are matched with, and the ones in the directory. */
export type SiteCarriers = { matched: readonly Carrier[]; listed: Directory };

/**
 * Replaces the built-in carriers with the operator's. Modules use carriers in their texts when they load, so this must
 * run first.
 */
export function replaceCarriers({ matched, listed }: SiteCarriers): void {
  Object.assign(matching, { carriers: matched });
  Object.assign(directory, listed);
}
