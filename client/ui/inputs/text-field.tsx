import type { ComponentProps, ReactNode } from 'react';
import { controlClassName, FieldFrame, type FieldProps, useField } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'prefix' | 'type' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
    /** A symbol before the value, such as `$`. */
    prefix?: string;
    /** A button inside the box, at its end. */
    action?: ReactNode;
    /** For numbers: makes all digits the same width. */
    isTabular?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { frame, control, rest } = useField(props);
  const { onChange, prefix, action, isTabular, ...input } = rest;
  const padding = `${prefix ? 'pl-8' : ''} ${action ? 'pr-13' : ''}`;
  return (
    <FieldFrame {...frame}>
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
          type="text"
          // Names and other words of people whose script is written from right to left.
          dir={(input.type ?? 'text') === 'text' && !input.inputMode ? 'auto' : undefined}
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClassName} ${padding} ${isTabular ? 'tabular' : ''}`}
        />
        {action}
      </div>
    </FieldFrame>
  );
}
