import { builtInFacts } from './built-in-facts.ts';
import type { CarrierFacts } from './carrier-facts.ts';
import type { DirectoryCarrier } from './directory-carrier.ts';
import { directoryCarriers } from './directory-carriers.ts';

export type Directory = {
  /** By their main kind of coverage, and then A to Z. */
  readonly carriers: readonly DirectoryCarrier[];
  /** The facts of each carrier, by slug. */
  readonly facts: Readonly<Record<string, CarrierFacts>>;
};

/** The listed carriers. CARRIERS_FILE replaces them when the server starts, even in the built scripts. */
export const directory: Directory = { carriers: directoryCarriers, facts: builtInFacts };
