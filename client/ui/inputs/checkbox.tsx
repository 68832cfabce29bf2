import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldNote, getDescriptionId } from './field.tsx';

type CheckboxProps = {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  children: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
};

/** The browser's own checkbox, restyled. `children` is its label and may contain links. */
export function Checkbox({ name, value, onChange, onBlur, children, error, isRequired }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="grid grid-cols-[1.5rem_1fr] gap-x-[min(0.75rem,3.1vw)]">
        <span className="relative mt-2.5 grid size-6 place-items-center">
          <input
            type="checkbox"
            id={id}
            name={name}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            required={isRequired}
            aria-invalid={error ? true : undefined}
            aria-describedby={getDescriptionId(id, { error })}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-xs border-2 border-line-strong bg-surface checked:border-primary checked:bg-primary hover:border-ink aria-invalid:border-danger-fill"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.5}
            className="pointer-events-none relative size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2.5">
          {children}
        </label>
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
