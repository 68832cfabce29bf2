import { Search, X } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { carrierCategories, carrierRatings, categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { useTyped } from '../../lib/forms/use-typed.ts';
import { Button } from '../../ui/actions/button.tsx';
import { controlClassName, FieldFrame } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { type Filters, maxQueryLength, noFilters, parseFilters } from './directory-filters.ts';
import { messages } from './messages.ts';
import { type DirectoryFilters, prefetchCarrierSearch } from './use-directory-filters.ts';

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
  const id = useId();
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
        <FieldFrame id={id} label={messages.filters.search} className="max-md:col-span-full">
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
            />
            <input
              id={id}
              type="search"
              name="q"
              dir="auto"
              value={typed}
              onChange={(event) => type(event.target.value)}
              onFocus={prefetchCarrierSearch}
              onPointerEnter={prefetchCarrierSearch}
              placeholder={messages.filters.searchPlaceholder}
              maxLength={maxQueryLength}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              className={`${controlClassName} pl-11.5 [&::-webkit-search-cancel-button]:grayscale`}
            />
          </div>
        </FieldFrame>
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

type FilterChipsProps = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** The active filters. Pressing one removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const chips = listChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={messages.filters.active} className="flex flex-wrap items-center gap-2.5">
      {chips.map(({ label, cleared }) => (
        <li key={label} className="max-w-full wrap-anywhere">
          <button
            type="button"
            aria-label={messages.filters.remove(label)}
            onClick={() => onChange(cleared)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-primary bg-surface-mist py-1.5 pr-2 pl-4 text-left text-base leading-tight font-medium text-ink hover:bg-surface-tint"
          >
            {label}
            <span className="grid size-7 flex-none place-items-center rounded-full bg-track">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
      <li>
        <Button variant="text" size="sm" onClick={() => onChange(noFilters)}>
          {messages.filters.clearAll}
        </Button>
      </li>
    </ul>
  );
}

function listChips({ query, category, rating }: Filters) {
  return [
    ...(query === '' ? [] : [{ label: `“${query}”`, cleared: { query: noFilters.query } }]),
    ...(category === 'all'
      ? []
      : [{ label: categoryNames[category], cleared: { category: noFilters.category } }]),
    ...(rating === 'all'
      ? []
      : [{ label: messages.filters.rated(rating), cleared: { rating: noFilters.rating } }]),
  ];
}
