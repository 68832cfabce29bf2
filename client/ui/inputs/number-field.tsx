import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'isTabular' | 'maxLength' | 'pattern' | 'type'>;

/** Enough for any number that a form asks for, and for a slip to stay in sight. */
const maxLength = 20;

/**
 * A text box for a whole number. `type="number"` would change the value on a turn of the wheel, drop what it cannot
 * read and say "spin button"; here what was typed stays as it is, and the form says what is wrong with it.
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
