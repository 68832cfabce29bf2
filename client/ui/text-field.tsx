import { type ComponentProps, useId } from 'react';
import { controlClassName, FieldFrame, type FieldProps, getDescriptionId, labelClassName } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

export type TextFieldProps = FieldProps &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
    /** A sign before the value, such as `$`. */
    prefix?: string;
    /** Set for numbers: figures of one width. */
    isTabular?: boolean;
  };

export function TextField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  isRequired,
  isDisabled,
  id,
  className,
  type = 'text',
  prefix,
  isTabular,
  ...input
}: TextFieldProps) {
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
      <div className="relative">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={inputId}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescriptionId(inputId, { hint, error })}
          className={`${controlClassName} ${prefix ? 'pl-8' : ''} ${isTabular ? 'tabular' : ''}`}
        />
      </div>
    </FieldFrame>
  );
}
