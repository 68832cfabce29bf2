import { useId } from 'react';
import { controlClassName, FieldFrame, type FieldProps, getDescriptionId, labelClassName } from './field.tsx';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
};

/** A box for several lines. It grows with its text where browsers can do that, and can be dragged larger elsewhere. */
export function TextAreaField({
  label,
  name,
  value,
  onChange,
  onBlur,
  hint,
  error,
  isRequired,
  isDisabled,
  id,
  className,
  rows = 6,
}: TextAreaFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame
      id={inputId}
      hint={hint}
      error={error}
      {...(className && { className })}
      label={
        <label htmlFor={inputId} className={labelClassName}>
          {label}
        </label>
      }
    >
      <textarea
        id={inputId}
        name={name}
        value={value}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescriptionId(inputId, { hint, error })}
        className={`${controlClassName} field-sizing-content min-h-40 max-h-[70vh] resize-y py-3`}
      />
    </FieldFrame>
  );
}
