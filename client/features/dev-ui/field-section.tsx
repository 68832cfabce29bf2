import { useState } from 'react';
import { NumberField } from '../../ui/inputs/number-field.tsx';
import { SearchableSelect } from '../../ui/inputs/searchable-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { SheetRow } from './sheet.tsx';

const amounts = ['$25,000', '$50,000', '$100,000', '$250,000', '$500,000', '$1,000,000'].map(toOption);
const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
].map(toOption);

function toOption(value: string) {
  return { value, label: value };
}

export function FieldSection() {
  const [name, setName] = useState('');
  const [filled, setFilled] = useState('Maya Ellison');
  const [age, setAge] = useState('134');
  const [income, setIncome] = useState('85000');
  const [state, setState] = useState<string | null>('Oregon');
  const [emptyState, setEmptyState] = useState<string | null>(null);
  const [amount, setAmount] = useState<string | null>('$500,000');
  const [emptyAmount, setEmptyAmount] = useState<string | null>(null);
  const isAgeRight = Number(age) >= 18 && Number(age) <= 80;
  return (
    <SheetRow title="Fields">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField
          label="Name"
          name="sheet-name"
          value={name}
          onChange={setName}
          placeholder="As on your driver’s license"
        />
        <TextField label="Name, filled" name="sheet-filled" value={filled} onChange={setFilled} isRequired />
        <TextField
          label="Name, with the focus"
          name="sheet-focused"
          value={filled}
          onChange={setFilled}
          className="[&_input]:focus-ring"
        />
        <NumberField
          label="Age"
          name="sheet-age"
          value={age}
          onChange={setAge}
          error={isAgeRight ? undefined : 'Enter an age from 18 to 80.'}
        />
        <NumberField
          label="Yearly income"
          name="sheet-income"
          value={income}
          onChange={setIncome}
          prefix="$"
          hint="Before taxes. A close guess is fine."
        />
        <TextField label="Disabled" name="sheet-disabled" value="Not now" onChange={setName} isDisabled />
        <TextField
          label="A label that is long enough to need two lines on most screens"
          name="sheet-long"
          value={filled}
          onChange={setFilled}
          error="An error that says how to fix it, at a length that doesn’t fit on one line of the column."
        />
        <SearchableSelect
          label="State"
          name="sheet-state"
          options={states}
          value={state}
          onChange={setState}
        />
        <SearchableSelect
          label="State, empty"
          name="sheet-empty-state"
          options={states}
          value={emptyState}
          onChange={setEmptyState}
          placeholder="Choose your state"
          hint="Type to narrow the list."
        />
        <SearchableSelect
          label="State, with an error"
          name="sheet-wrong-state"
          options={states}
          value={emptyState}
          onChange={setEmptyState}
          error="Choose the state you live in."
        />
        <Select
          label="Coverage amount"
          name="sheet-amount"
          options={amounts}
          value={amount}
          onChange={setAmount}
        />
        <Select
          label="Coverage amount, empty"
          name="sheet-empty-amount"
          options={amounts}
          value={emptyAmount}
          onChange={setEmptyAmount}
          placeholder="Choose an amount"
          error={emptyAmount ? undefined : 'Choose a coverage amount.'}
        />
        <Select
          label="Coverage amount, disabled"
          name="sheet-disabled-amount"
          options={amounts}
          value={amount}
          onChange={setAmount}
          isDisabled
        />
      </div>
    </SheetRow>
  );
}
