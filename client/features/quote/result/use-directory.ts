import { useEffect, useState } from 'react';
import type { CarrierFacts } from '../../../../shared/directory/carrier-facts.ts';
import type { CarrierRating } from '../../../../shared/directory/carrier-terms.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import type { MatchingRules } from './matching-rules.ts';

const loadCarriers = () => import('../../../../shared/site/directory.data.ts');
const loadFacts = () => import('../../../../shared/directory/find-facts.ts');

/** Loads a script only if it's wanted. Undefined until it has loaded, or if it can't be loaded. */
function useScript<Script>(load: () => Promise<Script>, isWanted = true): Script | undefined {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    load().then(
      (loaded) => isShown && setScript(loaded),
      // The flow continues without what the directory would add.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load, isWanted]);
  return script;
}

function useDirectory(isWanted: boolean): readonly DirectoryCarrier[] {
  return useScript(loadCarriers, isWanted)?.directory.carriers ?? [];
}

/** How long a listed carrier usually takes to decide. Undefined until it's known. */
export function useDecisionTimes(carrierId: string): CarrierFacts['decision'] | undefined {
  return useScript(loadFacts)?.findListedFacts(carrierId)?.decision;
}

/** The financial strength rating of each listed carrier, by id. */
export function useCarrierRatings(): ReadonlyMap<string, CarrierRating> {
  return new Map(useDirectory(true).map(({ slug, amBestRating }) => [slug, amBestRating]));
}

/**
 * The name of the carrier with this slug, whether people are matched with it or it is only listed. Undefined until it's
 * known.
 */
export function useCarrierName(
  slug: string | undefined,
  carriers: MatchingRules['carriers'],
): string | undefined {
  const matched = carriers.find(({ id }) => id === slug)?.name;
  const listed = useDirectory(slug !== undefined && matched === undefined);
  return matched ?? listed.find((carrier) => carrier.slug === slug)?.name;
}
