import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'isTabular' | 'maxLength' | 'pattern' | 'type'> & {
  min?: number;
  max?: number;
};

/**
 * A text box that takes digits only. `type="number"` would change the value on a turn of the wheel, drop what it
 * cannot read and say "spin button"; here what was typed stays, and the form says what is wrong with it.
 */
export function NumberField({ onChange, min, max, ...rest }: NumberFieldProps) {
  const largest = Math.max(Math.abs(min ?? 0), max ?? Number.MAX_SAFE_INTEGER);
  return (
    <TextField
      {...rest}
      isTabular
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete={rest.autoComplete ?? 'off'}
      // One digit more than the largest value has, so that a slip is seen and can be mended.
      onChange={(value) => onChange(keepDigits(value).slice(0, String(largest).length + 1))}
    />
  );
}

/** Pasted amounts may carry cents; they are dropped, not read as two more digits. */
function keepDigits(value: string): string {
  return value.replace(/\.\d{1,2}\s*$/, '').replace(/\D/g, '');
}
