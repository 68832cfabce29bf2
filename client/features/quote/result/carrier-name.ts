import { useEffect, useState } from 'react';
import type { MatchingRules } from './matching-rules.ts';

/** The name of the directory's carrier with this slug. The directory loads only when it is asked; rejects if it cannot. */
export async function findDirectoryName(slug: string): Promise<string | undefined> {
  const { directoryCarriers } = await import('../../../../shared/directory/directory-carriers.ts');
  return directoryCarriers.find((carrier) => carrier.slug === slug)?.name;
}

/** The name behind a slug: of a carrier that is matched with, else of one in the directory; undefined until known. */
export function useCarrierName(
  slug: string | undefined,
  carriers: MatchingRules['carriers'],
): string | undefined {
  const matched = carriers.find(({ id }) => id === slug)?.name;
  const [listed, setListed] = useState<{ slug: string; name: string | undefined }>();

  useEffect(() => {
    if (!slug || matched) return;
    let isWanted = true;
    const keep = (name: string | undefined) => {
      if (isWanted) setListed({ slug, name });
    };
    // Without its name the carrier is not remembered, and the flow continues.
    findDirectoryName(slug).then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [slug, matched]);

  return matched ?? (listed?.slug === slug ? listed?.name : undefined);
}
