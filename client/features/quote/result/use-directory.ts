import { useEffect, useState } from 'react';
import type { CarrierRating } from '../../../../shared/directory/carrier-terms.ts';
import type { DirectoryCarrier } from '../../../../shared/directory/directory-carrier.ts';
import type { MatchingRules } from './matching-rules.ts';

type Directory = readonly DirectoryCarrier[];

const unloaded: Directory = [];

/** The directory, which loads only where it's asked for; empty until then, and when it can't be loaded. */
function useDirectory(isWanted: boolean): Directory {
  const [carriers, setCarriers] = useState(unloaded);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    import('../../../../shared/directory/directory-carriers.ts').then(
      ({ directoryCarriers }) => {
        if (isShown) setCarriers(directoryCarriers);
      },
      // What the directory adds is left out, and the flow continues.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return carriers;
}

/** The financial strength rating of each carrier in the directory, by id. */
export function useCarrierRatings(): ReadonlyMap<string, CarrierRating> {
  return new Map(useDirectory(true).map(({ slug, amBestRating }) => [slug, amBestRating]));
}

/** The name behind a slug: of a carrier that people are matched with, or of one in the directory; undefined until known. */
export function useCarrierName(
  slug: string | undefined,
  carriers: MatchingRules['carriers'],
): string | undefined {
  const matched = carriers.find(({ id }) => id === slug)?.name;
  const listed = useDirectory(slug !== undefined && matched === undefined);
  return matched ?? listed.find((carrier) => carrier.slug === slug)?.name;
}
