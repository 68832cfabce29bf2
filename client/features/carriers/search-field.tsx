import { Search } from 'lucide-react';
import { useId } from 'react';
import { controlClassName, FieldFrame } from '../../ui/inputs/field.tsx';
import { maxQueryLength } from './directory-filters.ts';
import { messages } from './messages.ts';

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called when a search becomes likely, so that its script can be fetched early. */
  onIntent: () => void;
  className?: string;
};

export function SearchField({ value, onChange, onIntent, className }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={messages.filters.search} className={className}>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
        />
        <input
          id={id}
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onIntent}
          onPointerEnter={onIntent}
          placeholder={messages.filters.searchPlaceholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={`${controlClassName} pl-11.5 [&::-webkit-search-cancel-button]:grayscale`}
        />
      </div>
    </FieldFrame>
  );
}
