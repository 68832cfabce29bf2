import { useRef } from 'react';
import { directory } from '../../../shared/site/directory.data.ts';
import { type Filters, noFilters } from './directory-filters.ts';
import { DirectoryResults } from './directory-results.tsx';
import { FilterBar, FilterChips } from './filter-bar.tsx';
import { groupCarriers } from './group-carriers.ts';
import { messages } from './messages.ts';
import { useCarrierSearch, useDirectoryFilters } from './use-directory-filters.ts';

/** All carriers by category, narrowed by a search and two filters. */
export function CarrierDirectory() {
  const filtering = useDirectoryFilters();
  const { filters } = filtering;
  const groups = groupCarriers(directory.carriers, filters, useCarrierSearch(filters.query));
  const count = groups.reduce((sum, { carriers }) => sum + carriers.length, 0);
  const results = useRef<HTMLElement>(null);

  /** The pressed button disappears with its filter, so the focus moves to the results. */
  function narrowLess(change: Partial<Filters>) {
    filtering.change(change);
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div className="page-width pb-16 md:pb-22">
      <FilterBar {...filtering} />
      <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <FilterChips filters={filters} onChange={narrowLess} />
        <p role="status" className="text-small md:ml-auto">
          {describeCount(count)}
        </p>
      </div>
      {count > 0 && <p className="mb-8 max-w-prose text-small">{messages.commission}</p>}
      <DirectoryResults ref={results} groups={groups} onClear={() => narrowLess(noFilters)} />
    </div>
  );
}

function describeCount(count: number): string {
  const all = directory.carriers.length;
  return count === all ? messages.results.all(all) : messages.results.some(count, all);
}
