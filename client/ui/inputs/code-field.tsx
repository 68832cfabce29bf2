import { cleanCode } from './one-time-code.ts';
import { TextField } from './text-field.tsx';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  hint?: string;
  placeholder?: string;
  error?: string | undefined;
};

/** Six digits: typed, pasted with spaces, or filled in by the phone from the text message. */
export function CodeField({ label, value, onChange, hint, placeholder, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      value={value}
      onChange={(text) => onChange(cleanCode(text))}
      {...(hint && { hint })}
      {...(placeholder && { placeholder })}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="done"
      isTabular
      isRequired
    />
  );
}
