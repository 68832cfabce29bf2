import { useId } from 'react';
import {
  controlClassName,
  FieldNote,
  getDescriptionId,
  labelClassName,
} from '../../../../ui/inputs/field.tsx';

type Part = 'month' | 'day' | 'year';
type Parts = Readonly<Record<Part, string>>;
type BirthDateFieldProps = {
  label: string;
  parts: Parts;
  onChange: (parts: Parts) => void;
  hint: string;
  /** What is wrong, at the part that has to be fixed. */
  faults: { [part in Part]?: string | undefined };
};

const fields = [
  { part: 'month', label: 'Month', longest: 9, width: 'w-20' },
  { part: 'day', label: 'Day', longest: 2, width: 'w-18' },
  { part: 'year', label: 'Year', longest: 4, width: 'w-22' },
] as const;

/**
 * A date of birth in three typed parts, named after themselves: no one has to turn a calendar back by decades, and
 * browsers can fill it in.
 */
export function BirthDateField({ label, parts, onChange, hint, faults }: BirthDateFieldProps) {
  const id = useId();
  const error = faults.month ?? faults.day ?? faults.year;
  const descriptionId = getDescriptionId(id, { hint, error });
  return (
    <fieldset aria-describedby={descriptionId} className="grid min-w-0 gap-1.5">
      <legend className={`mb-1.5 ${labelClassName}`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {fields.map(({ part, label: partLabel, longest, width }) => (
          <div key={part} className={`grid gap-1 ${width}`}>
            <label htmlFor={`${id}-${part}`} className="text-small">
              {partLabel}
            </label>
            <input
              id={`${id}-${part}`}
              name={part}
              type="text"
              value={parts[part]}
              onChange={(event) => onChange({ ...parts, [part]: event.target.value })}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={longest}
              aria-invalid={faults[part] ? true : undefined}
              aria-describedby={faults[part] ? descriptionId : undefined}
              className={`tabular ${controlClassName}`}
            />
          </div>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
