import { useEffect, useState } from 'react';

type Search<Found> = (query: string) => Found;

/**
 * Returns what a query finds, or undefined for an empty query. The search loads with the first letter. Until it has, or
 * if it can't be loaded, `findRoughly` takes its place.
 */
export function useLazySearch<Found>(
  query: string,
  loadSearch: () => Promise<Search<Found>>,
  findRoughly: Search<Found>,
): Found | undefined {
  const [search, setSearch] = useState<Search<Found>>();
  const isEmpty = query.trim() === '';

  useEffect(() => {
    if (isEmpty || search) return;
    let isWanted = true;
    const keep = (loaded: Search<Found>) => {
      if (isWanted) setSearch(() => loaded);
    };
    loadSearch().then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [isEmpty, search, loadSearch]);

  if (isEmpty) return undefined;
  return search ? search(query) : findRoughly(query);
}
