import { type CarrierCategory, carrierCategories } from '../../../shared/directory/carrier-terms.ts';
import type { DirectoryCarrier } from '../../../shared/site/schemas/directory.ts';
import type { Filters } from './directory-filters.ts';

export type CarrierGroup = { category: CarrierCategory; carriers: readonly DirectoryCarrier[] };

/**
 * Groups the filtered carriers by category. Each is listed once, under its main category or the requested one. `found`
 * contains the slugs that a search found, or is undefined if there was no search.
 */
export function groupCarriers(
  carriers: readonly DirectoryCarrier[],
  { category, rating }: Filters,
  found: ReadonlySet<string> | undefined,
): CarrierGroup[] {
  const left = carriers.filter(
    ({ slug, amBestRating }) =>
      (rating === 'all' || amBestRating === rating) && (found === undefined || found.has(slug)),
  );
  return carrierCategories
    .filter((one) => category === 'all' || category === one)
    .map((one) => ({
      category: one,
      carriers: left
        .filter(({ categories }) => (category === 'all' ? categories[0] === one : categories.includes(one)))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter((group) => group.carriers.length > 0);
}
