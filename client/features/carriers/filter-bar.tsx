import { type FormEvent, useRef } from 'react';
import { carrierCategories, carrierRatings, categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { useTyped } from '../../lib/forms/use-typed.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { parseFilters } from './directory-filters.ts';
import { messages } from './messages.ts';
import { SearchField } from './search-field.tsx';
import { prefetchCarrierSearch } from './use-carrier-search.ts';
import type { DirectoryFilters } from './use-directory-filters.ts';

const categoryOptions = [
  { value: 'all', label: messages.filters.allCategories },
  ...carrierCategories.map((category) => ({ value: category, label: categoryNames[category] })),
];
const ratingOptions = [
  { value: 'all', label: messages.filters.allRatings },
  ...carrierRatings.map((rating) => ({ value: rating, label: rating })),
];

/** Shown only when scripts run, because it needs them. The list is complete either way. */
export function FilterBar({ filters, typed, type, change }: DirectoryFilters) {
  const form = useRef<HTMLFormElement>(null);
  const shown = { q: typed, category: filters.category, rating: filters.rating };
  useTyped(form, shown, ({ q = typed, ...chosen }) => change({ ...chosen, query: q }));
  return (
    <search>
      <form
        ref={form}
        onSubmit={keepPage}
        data-track-values
        className="grid grid-cols-2 gap-4 max-[20rem]:grid-cols-1 md:grid-cols-[2fr_1fr_1fr] noscript:hidden"
      >
        <SearchField
          value={typed}
          onChange={type}
          onIntent={prefetchCarrierSearch}
          className="max-md:col-span-full"
        />
        <Select
          label={messages.filters.category}
          name="category"
          options={categoryOptions}
          value={filters.category}
          onChange={(category) => change(pick('category', category))}
        />
        <Select
          label={messages.filters.rating}
          name="rating"
          options={ratingOptions}
          value={filters.rating}
          onChange={(rating) => change(pick('rating', rating))}
        />
      </form>
    </search>
  );
}

/** The results update with every letter, so there is nothing to submit. */
function keepPage(event: FormEvent) {
  event.preventDefault();
}

/** Validates a chosen option like one from a URL. */
function pick(name: 'category' | 'rating', value: string) {
  return { [name]: parseFilters(new URLSearchParams({ [name]: value }))[name] };
}
