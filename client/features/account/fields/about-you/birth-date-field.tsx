import { useId } from 'react';
import {
  controlClassName,
  FieldNote,
  getDescriptionId,
  labelClassName,
} from '../../../../ui/inputs/field.tsx';
import { messages } from '../messages.ts';
import type { BirthParts } from './birth-date.ts';
import type { Binding } from './name-fields.tsx';

const parts = [
  { part: 'month', longest: 9, width: 'w-20' },
  { part: 'day', longest: 2, width: 'w-18' },
  { part: 'year', longest: 4, width: 'w-22' },
] as const;

/**
 * A date of birth in three labeled text fields, so no one has to page a calendar back by decades, and browsers can fill
 * it in. An error appears at the part that has to be fixed.
 */
export function BirthDateField({ bind }: { bind: (part: keyof BirthParts) => Binding }) {
  const id = useId();
  const { label, hint, ...labels } = messages.birthDate;
  const fields = parts.map(({ part, ...look }) => ({ ...look, ...bind(part), part }));
  const error = fields.find((field) => field.error)?.error;
  const descriptionId = getDescriptionId(id, { hint, error });
  return (
    <fieldset aria-describedby={descriptionId} className="grid min-w-0 gap-1.5">
      <legend className={`mb-1.5 ${labelClassName}`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {fields.map(({ part, longest, width, value, onChange, onBlur, ...field }) => (
          <div key={part} className={`grid gap-1 ${width}`}>
            <label htmlFor={`${id}-${part}`} className="text-small">
              {labels[part]}
            </label>
            <input
              id={`${id}-${part}`}
              name={part}
              type="text"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={longest}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error ? descriptionId : undefined}
              className={`tabular ${controlClassName}`}
            />
          </div>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
