import { useEffect, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { foldText } from '../../../shared/format/fold-text.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';
import { useIsClient } from '../../lib/use-is-client.ts';
import { useLazySearch } from '../../lib/use-lazy-search.ts';
import { type Filters, noFilters, parseFilters, writeFilters } from './directory-filters.ts';

export type DirectoryFilters = ReturnType<typeof useDirectoryFilters>;

/** Keeps the filters in the URL, so that a filtered list can be shared, reloaded, and undone with Back. */
export function useDirectoryFilters() {
  const isClient = useIsClient();
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const filters = isClient ? parseFilters(parameters) : noFilters;
  const [typed, setTyped] = useState('');

  // Typing updates the URL with a delay. Every other change of the URL updates the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry updates it once.
  useEffect(() => {
    if (navigationType !== 'REPLACE') setTyped(filters.query);
  }, [key, isClient]);

  /** Changes the address as it is now, because the page may still show what it was before the last change. */
  function change(changes: Partial<Filters>, options?: NavigateOptions) {
    const current = new URLSearchParams(window.location.search);
    setParameters(writeFilters({ ...parseFilters(current), ...changes }, current), options);
  }

  return {
    /** The active filters, from the URL. The prerendered page is unfiltered. */
    filters,
    /** The text in the search box, which the URL follows. */
    typed,
    type(text: string) {
      setTyped(text);
      change({ query: text }, { replace: true });
    },
    change: (changes: Partial<Filters>) => change(changes),
  };
}

const loadSearch = createRetryingLoader(async () => {
  const { createCarrierSearch } = await import('./carrier-search.ts');
  return createCarrierSearch(directory.carriers);
});

/** Fetches the search's script before the first letter is typed. If that fails, the results are only less precise. */
export function prefetchCarrierSearch(): void {
  loadSearch().catch(() => undefined);
}

/** Returns the slugs that a query finds, or undefined for an empty query. */
export function useCarrierSearch(query: string): ReadonlySet<string> | undefined {
  return useLazySearch(query, loadSearch, findByName);
}

function findByName(query: string): ReadonlySet<string> {
  const wanted = foldText(query);
  return new Set(
    directory.carriers.filter(({ name }) => foldText(name).includes(wanted)).map(({ slug }) => slug),
  );
}
