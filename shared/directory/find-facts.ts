import type { Carrier } from '../matching/carrier.ts';
import { matching } from '../matching/matching.data.ts';
import type { CarrierFacts } from './carrier-facts.ts';
import { directory } from './directory.data.ts';

/** The facts of the carrier with this slug; undefined for one that isn't listed (any more). */
export function findListedFacts(slug: string): CarrierFacts | undefined {
  return Object.hasOwn(directory.facts, slug) ? directory.facts[slug] : undefined;
}

/** The facts of the directory's carrier with this slug. */
export function findFacts(slug: string): CarrierFacts {
  const found = findListedFacts(slug);
  if (!found) throw new Error(`There are no facts about ${slug}: add them to shared/directory/facts/.`);
  return found;
}

/** The carrier's entry in our matching; undefined for one that is only listed. */
export function findMatchedCarrier(slug: string): Carrier | undefined {
  return matching.carriers.find(({ id }) => id === slug);
}
