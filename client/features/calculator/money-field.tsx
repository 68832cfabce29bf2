import type { ComponentProps } from 'react';
import { TextField } from '../../ui/inputs/text-field.tsx';

/** Enough for any amount with its punctuation, and for typos to stay visible. */
const maxCharacters = 24;

/** A text box for dollars. It accepts any key, and the text stays unchanged until the field is left. */
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
