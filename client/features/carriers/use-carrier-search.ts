import { useEffect, useState } from 'react';
import { foldText } from '../../../shared/format/fold-text.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';

type CarrierSearch = (query: string) => ReadonlySet<string>;

const loadSearch = createRetryingLoader(async () => {
  const { createCarrierSearch } = await import('./carrier-search.ts');
  return createCarrierSearch(directory.carriers);
});

/** Fetches the search's script before the first letter is typed. If that fails, the results are only less precise. */
export function prefetchCarrierSearch(): void {
  loadSearch().catch(() => undefined);
}

/**
 * Returns the slugs that a query finds, or undefined for an empty query. Until the search has loaded, it compares parts
 * of names.
 */
export function useCarrierSearch(query: string): ReadonlySet<string> | undefined {
  const [search, setSearch] = useState<CarrierSearch>();

  useEffect(() => {
    if (query === '' || search) return;
    let isWanted = true;
    const keep = (loaded: CarrierSearch) => {
      if (isWanted) setSearch(() => loaded);
    };
    loadSearch().then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [query, search]);

  if (query === '') return undefined;
  return search ? search(query) : findByName(query);
}

function findByName(query: string): ReadonlySet<string> {
  const wanted = foldText(query);
  return new Set(
    directory.carriers.filter(({ name }) => foldText(name).includes(wanted)).map(({ slug }) => slug),
  );
}
