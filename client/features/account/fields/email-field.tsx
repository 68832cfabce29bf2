import { TextField, type TextFieldProps } from '../../../ui/inputs/text-field.tsx';
import { messages } from './messages.ts';

/** An email address, typed without capitals or corrections. `username` is for one that has an account already. */
export function EmailField(props: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return (
    <TextField
      label={messages.email}
      autoComplete="email"
      {...props}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      isRequired
    />
  );
}
