import type { ReactNode } from 'react';
import { TextField } from '../../../ui/inputs/text-field.tsx';

type EmailFieldProps = {
  label?: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** `username`: of an account that exists, for the password manager's list. */
  autoComplete?: 'email' | 'username';
  enterKeyHint?: 'send';
};

/** An email address, typed without capitals or corrections. */
export function EmailField({
  label = 'Email',
  name = 'email',
  autoComplete = 'email',
  ...props
}: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      name={name}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      isRequired
    />
  );
}
