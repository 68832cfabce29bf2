import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';
import { CodeField } from './code-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { Select } from './select.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

type TextProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'error' | 'isRequired'>;

function Text(props: TextProps) {
  const [value, setValue] = useState('');
  return <TextField {...props} label="Name" name="name" value={value} onChange={setValue} />;
}

test('a field is described by its hint, and by its error instead', async () => {
  const name = page.getByRole('textbox', { name: 'Name' });
  const { rerender } = await render(<Text hint="As on your card." isRequired />);
  await expect.element(name).toHaveAccessibleDescription('As on your card.');
  await expect.element(name).toBeRequired();
  await rerender(<Text hint="As on your card." error="Enter your name." />);
  await expect.element(name).toHaveAccessibleDescription('Enter your name.');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('As on your card.')).not.toBeInTheDocument();
});

test.each([
  ['a name', TextField, 'rtl'],
  ['a message', TextAreaField, 'rtl'],
  ['a place', Place, 'rtl'],
  ['an address', Email, 'ltr'],
  ['a code', CodeField, 'ltr'],
])('%s in Hebrew is written from the side of its field', async (label, Field, direction) => {
  await render(<Field label={label} name="text" value="שלום" onChange={() => undefined} />);
  await expect.element(page.getByLabelText(label)).toHaveStyle({ direction });
});

type AnyField = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'value' | 'onChange'>;

function Place(props: AnyField) {
  return <SearchableSelect {...props} options={[{ value: props.value, label: props.value }]} />;
}

function Email(props: AnyField) {
  return <TextField {...props} type="email" />;
}

test('a code keeps only its digits, even when pasted', async () => {
  function Code() {
    const [code, setCode] = useState('');
    return <CodeField label="Code" name="code" value={code} onChange={setCode} />;
  }
  await render(<Code />);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('12 34-567');
  await expect.element(code).toHaveValue('123456');
});

test('a number keeps what was typed, no matter what it is', async () => {
  function Age() {
    const [age, setAge] = useState('');
    return <NumberField label="Age" name="age" value={age} onChange={setAge} />;
  }
  await render(<Age />);
  const age = page.getByRole('textbox', { name: 'Age' });
  await age.click();
  await userEvent.keyboard('3o');
  await expect.element(age).toHaveValue('3o');
});

test('a password can be shown and hidden again', async () => {
  function Password() {
    const [password, setPassword] = useState('secret ');
    return (
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    );
  }
  await render(<Password />);
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('secret ');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a new password tells password managers which ones are accepted', async () => {
  await render(
    <PasswordField
      label="Password"
      name="password"
      value=""
      onChange={() => undefined}
      autoComplete="new-password"
    />,
  );
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8;'));
});

test('a checkbox is checked by its label and shows its error', async () => {
  function Terms() {
    const [isChecked, setIsChecked] = useState(false);
    return (
      <Checkbox
        name="terms"
        value={isChecked}
        onChange={setIsChecked}
        error={isChecked ? undefined : 'Please agree.'}
      >
        I agree
      </Checkbox>
    );
  }
  await render(<Terms />);
  const terms = page.getByRole('checkbox', { name: 'I agree' });
  await expect.element(terms).toHaveAccessibleDescription('Please agree.');
  await page.getByText('I agree').click();
  await expect.element(terms).toBeChecked();
  await expect.element(terms).not.toHaveAttribute('aria-invalid');
});

test('a select shows its placeholder until an option is chosen', async () => {
  function Years() {
    const [years, setYears] = useState<string | null>(null);
    const options = ['5', '10'].map((value) => ({ value, label: `${value} years` }));
    return <Select label="Years" name="years" options={options} value={years} onChange={setYears} />;
  }
  await render(<Years />);
  const years = page.getByRole('combobox', { name: 'Years' });
  await expect.element(years).toHaveDisplayValue('Choose one');
  await years.selectOptions('10');
  await expect.element(years).toHaveDisplayValue('10 years');
});
