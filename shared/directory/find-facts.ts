import { matchedCarriers } from '../site/carriers.data.ts';
import { directory } from '../site/directory.data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import type { CarrierFacts } from './carrier-facts.ts';

/** Returns the facts of the carrier with this slug, or undefined if it isn't listed, or no longer. */
export function findListedFacts(slug: string): CarrierFacts | undefined {
  return Object.hasOwn(directory.facts, slug) ? directory.facts[slug] : undefined;
}

export function findFacts(slug: string): CarrierFacts {
  const found = findListedFacts(slug);
  if (!found) throw new Error(`There are no facts about ${slug}: add them to directory.json.`);
  return found;
}

/** Returns the carrier's entry in our matching, or undefined if it is only listed. */
export function findMatchedCarrier(slug: string): Carrier | undefined {
  return matchedCarriers.find(({ id }) => id === slug);
}
