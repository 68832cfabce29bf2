import { useEffect, useState } from 'react';
import { phoneCountries } from '../../../../../shared/validation/phone-countries.ts';
import { Select } from '../../../../ui/inputs/select.tsx';
import { TextField } from '../../../../ui/inputs/text-field.tsx';
import { changeCountry, type PhoneEntry, typePhone } from './phone-entry.ts';
import type { PhoneRules } from './use-phone-rules.ts';

const options = phoneCountries.map(({ code, name, callingCode }) => ({
  value: code,
  label: `${name} (+${callingCode})`,
}));

/** How long a number may be unfinished before it counts as wrong, in milliseconds. */
const pauseMs = 700;

type PhoneInputProps = {
  entry: PhoneEntry;
  onChange: (entry: PhoneEntry) => void;
  isValid: boolean;
  /** Undefined while they load. */
  rules: PhoneRules | undefined;
  /** Asks for what is missing right away, as after pressing the button. */
  isChecked: boolean;
  /** Why the server sends nothing to this number; undefined once it has changed. */
  refusal?: string | undefined;
};

/** A country and a phone number. The country is where a number without a plus belongs. */
export function PhoneInput({ entry, onChange, isValid, rules, isChecked, refusal }: PhoneInputProps) {
  const placeholder = phoneCountries.find(({ code }) => code === entry.country)?.placeholder;
  const isWrong = rules !== undefined && !isValid;
  const [isFlagged, flag] = useFlagAfterPause(entry.text, isWrong);

  function choose(value: string) {
    const country = phoneCountries.find(({ code }) => code === value)?.code;
    if (country) onChange(changeCountry(entry, country, rules));
  }

  return (
    <div className="grid gap-4.5">
      <Select
        label="Country"
        name="country"
        value={entry.country}
        onChange={choose}
        options={options}
        autoComplete="country"
      />
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        value={entry.text}
        onChange={(text) => onChange(typePhone(entry, text, rules))}
        onBlur={flag}
        error={isWrong && (isChecked || isFlagged) ? 'Please enter a valid phone number' : refusal}
        hint="We text a 6-digit code to it. Message and data rates may apply."
        {...(placeholder && { placeholder })}
        autoComplete="tel"
        inputMode="tel"
        isTabular
        isRequired
      />
    </div>
  );
}

/** Whether to say that the text is wrong: after a pause, and from then on until it is right or gone. */
function useFlagAfterPause(text: string, isWrong: boolean): [isFlagged: boolean, flag: () => void] {
  const [isFlagged, setIsFlagged] = useState(false);
  useEffect(() => {
    if (text === '' || !isWrong) {
      setIsFlagged(false);
      return;
    }
    const timer = setTimeout(() => setIsFlagged(true), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isWrong]);
  return [isFlagged, () => setIsFlagged(text !== '' && isWrong)];
}
