import { useId } from 'react';
import { controlClassName, describeControl, FieldFrame, type FieldProps } from './field.tsx';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
};

/** A box for several lines. It grows with its text if the browser can do that, and can be resized by hand otherwise. */
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
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...describeControl(inputId, { name, hint, error, isRequired, isDisabled })}
        value={value}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`${controlClassName} field-sizing-content min-h-40 max-h-[70vh] resize-y py-3`}
      />
    </FieldFrame>
  );
}
