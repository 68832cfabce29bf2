import { ChevronDown } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { messages } from '../messages.ts';
import { controlClassName, FieldFrame, type FieldProps, useField } from './field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectProps = FieldProps & {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  autoComplete?: string;
};

/**
 * The browser's own select, styled by select.css. It works before scripts have run and uses the phone's own picker.
 * Base UI's would add inline styles and hidden focus stops to the page.
 */
export function Select(props: SelectProps) {
  const { frame, control, rest } = useField(props);
  const { options, value, onChange, onBlur, placeholder = messages.chooseOne, autoComplete } = rest;

  // An open list takes the focus from its select, which doesn't mean that the person left the field.
  function handleBlur({ currentTarget }: FocusEvent<HTMLSelectElement>) {
    setTimeout(() => !currentTarget.contains(document.activeElement) && onBlur?.());
  }

  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          onKeyDown={keepEscape}
          autoComplete={autoComplete}
          className={`select tabular cursor-pointer ${controlClassName} ${value === null ? 'text-muted' : ''}`}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink"
        />
      </div>
    </FieldFrame>
  );
}

/** Escape closes only the open list, and not the dialog around it. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) event.stopPropagation();
}
