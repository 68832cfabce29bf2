import { toAsciiDigits } from '../../../shared/validation/digits.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'isTabular' | 'maxLength' | 'pattern' | 'type'>;

/** Enough for any number that a form asks for, and for typos to stay visible. */
const maxLength = 20;

/**
 * A text box for a whole number. `type="number"` would change the value when the mouse wheel turns, drop text that
 * isn't a number, and announce a "spin button". Here the text stays as typed, and the form shows the error.
 */
export function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      onChange={(text) => props.onChange(toAsciiDigits(text))}
      isTabular
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete={props.autoComplete ?? 'off'}
      maxLength={maxLength}
    />
  );
}
