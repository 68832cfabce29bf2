import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'isTabular' | 'maxLength' | 'pattern' | 'type'>;

/** Enough for any number that a form asks for, and for typos to stay visible. */
const maxLength = 20;

/**
 * A text box for a whole number. `type="number"` would change the value when the wheel turns, drop unreadable text, and
 * say "spin button". Here the text stays unchanged, and the form shows the error.
 */
export function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      isTabular
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete={props.autoComplete ?? 'off'}
      maxLength={maxLength}
    />
  );
}
