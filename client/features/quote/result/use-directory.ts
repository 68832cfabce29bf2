import { useEffect, useState } from 'react';
import type { CarrierFacts } from '../../../../shared/directory/carrier-facts.ts';
import type { CarrierRating } from '../../../../shared/directory/carrier-terms.ts';
import type { DirectoryCarrier } from '../../../../shared/directory/directory-carrier.ts';
import type { MatchingRules } from './matching-rules.ts';

const loadCarriers = () => import('../../../../shared/directory/directory.data.ts');
const loadFacts = () => import('../../../../shared/directory/find-facts.ts');

/** A script that loads only where it's asked for; undefined until then, and when it can't be loaded. */
function useScript<Script>(load: () => Promise<Script>, isWanted = true): Script | undefined {
  const [script, setScript] = useState<Script>();
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    load().then(
      (loaded) => isShown && setScript(loaded),
      // What the directory adds is left out, and the flow continues.
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

/** How long a carrier of the directory usually takes to decide; undefined until known. */
export function useDecisionTimes(carrierId: string): CarrierFacts['decision'] | undefined {
  return useScript(loadFacts)?.findListedFacts(carrierId)?.decision;
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
