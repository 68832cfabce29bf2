import { X } from 'lucide-react';
import { categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { Button } from '../../ui/actions/button.tsx';
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

/** A chosen value, which a press removes. */
function Chip({
  label,
  removeLabel,
  onRemove,
}: {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-primary bg-surface-mist py-1.5 pr-2 pl-4 text-left text-base leading-tight font-medium text-ink hover:bg-surface-tint"
    >
      {label}
      <span className="grid size-7 flex-none place-items-center rounded-full bg-track">
        <X aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
