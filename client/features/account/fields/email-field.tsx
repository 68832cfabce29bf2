import { TextField, type TextFieldProps } from '../../../ui/inputs/text-field.tsx';
import { messages } from './account-messages.ts';

/**
 * An email address, without automatic capitalization or correction. `username` is for an address that already has an
 * account.
 */
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
