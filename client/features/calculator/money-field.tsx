import { TextField } from '../../ui/inputs/text-field.tsx';
import { type AmountCheck, checkAmount } from './check-amount.ts';

type MoneyFieldProps = {
  label: string;
  name: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called when the field is left. */
  onLeave: () => void;
  /** Whether it is time to say what is wrong with the amount. */
  isChecked: boolean;
  isRequired?: boolean;
};

/** Enough for any amount with its signs, and for a slip to stay in sight. */
const mostCharacters = 24;

/** A text box for dollars. No key is refused, and what was typed stays as it is until the field is left. */
export function MoneyField({ hint, onLeave, isChecked, value, ...field }: MoneyFieldProps) {
  const { error, note }: AmountCheck = isChecked ? checkAmount(value) : {};
  return (
    <TextField
      {...field}
      value={value}
      hint={note ?? hint}
      error={error}
      onBlur={onLeave}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      maxLength={mostCharacters}
      isTabular
    />
  );
}
