import type { Carrier } from '../matching/carrier.ts';
import { matching } from '../matching/matching.data.ts';
import { type Directory, directory } from './directory.data.ts';

/** All carriers of a site: those that people are matched with, and those in the directory. */
export type SiteCarriers = { matched: readonly Carrier[]; listed: Directory };

/**
 * Makes an operator's carriers the program's. Modules put carriers into their texts when they are loaded, so this must
 * come first.
 */
export function replaceCarriers({ matched, listed }: SiteCarriers): void {
  Object.assign(matching, { carriers: matched });
  Object.assign(directory, listed);
}
