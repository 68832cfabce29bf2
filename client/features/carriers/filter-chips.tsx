import { categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { type Filters, noFilters } from './directory-filters.ts';
import { messages } from './messages.ts';

type FilterChipsProps = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** The active filters. Pressing one removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const chips = listChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={messages.filters.active} className="flex flex-wrap items-center gap-2.5">
      {chips.map(({ label, cleared }) => (
        <li key={label} className="max-w-full wrap-anywhere">
          <Chip
            label={label}
            removeLabel={messages.filters.remove(label)}
            onRemove={() => onChange(cleared)}
          />
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

type ChipContent = { label: string; cleared: Partial<Filters> };

function listChips({ query, category, rating }: Filters): ChipContent[] {
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
