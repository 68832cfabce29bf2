import { cleanCode } from './one-time-code.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Six digits, whether typed, pasted with spaces, or filled in by the phone from a text message. */
export function CodeField({ onChange, ...props }: TextFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(text) => onChange(cleanCode(text))}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="done"
      isTabular
      isRequired
    />
  );
}
