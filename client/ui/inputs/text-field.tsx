import { type ComponentProps, useId } from 'react';
import { controlClassName, describeControl, FieldFrame, type FieldProps } from './field.tsx';

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
    /** For numbers: digits of equal width. */
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
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
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
          {...describeControl(inputId, { name, hint, error, isRequired, isDisabled })}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClassName} ${prefix ? 'pl-8' : ''} ${isTabular ? 'tabular' : ''}`}
        />
      </div>
    </FieldFrame>
  );
}
