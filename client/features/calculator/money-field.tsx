import type { ComponentProps } from 'react';
import { TextField } from '../../ui/inputs/text-field.tsx';

/** Enough for any amount with its signs, and for a slip to stay in sight. */
const maxCharacters = 24;

/** A text box for dollars. No key is refused, and what was typed stays as it is until the field is left. */
export function MoneyField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxCharacters}
      isTabular
    />
  );
}
