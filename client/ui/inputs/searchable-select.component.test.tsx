import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchableSelect } from './searchable-select.tsx';

const options = ['Maine', 'Maryland', 'Ohio'].map((name) => ({ value: name, label: name }));
const field = page.getByRole('combobox', { name: 'State' });
const list = page.getByRole('listbox', { name: 'State' });

async function renderField(given: string | null = null) {
  const onChange = vi.fn();
  function Field() {
    const [value, setValue] = useState(given);
    const change = (next: string) => {
      setValue(next);
      onChange(next);
    };
    return <SearchableSelect label="State" name="state" options={options} value={value} onChange={change} />;
  }
  await render(<Field />);
  return onChange;
}

test('typing narrows the list, and Enter chooses the active option', async () => {
  const onChange = await renderField();
  await field.click();
  await expect.element(list.getByRole('option')).toHaveLength(3);
  await userEvent.keyboard('mar');
  await expect.element(list.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Maryland');
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([['Maryland']]);
});

test('the arrow keys move through the list', async () => {
  const onChange = await renderField();
  await field.click();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  await expect.element(field).toHaveValue(onChange.mock.calls[0]?.[0]);
});

test('a press chooses an option and keeps the focus in the field', async () => {
  await renderField();
  await field.click();
  await list.getByRole('option', { name: 'Ohio' }).click();
  await expect.element(field).toHaveValue('Ohio');
  await expect.element(field).toHaveFocus();
});

test('a text that is not in the list is not chosen', async () => {
  const onChange = await renderField('Ohio');
  await field.fill('Atlantis');
  await expect.element(page.getByText('Nothing matches. Try fewer letters.')).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue('Ohio');
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps the choice', async () => {
  const onChange = await renderField('Ohio');
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Ohio');
  expect(onChange).not.toHaveBeenCalled();
});

test('says what to do when nothing matches, in the words of its field', async () => {
  const advice = 'Our carriers only serve the 50 states.';
  await render(
    <SearchableSelect
      label="State"
      name="state"
      options={options}
      value={null}
      onChange={vi.fn()}
      noMatchesAdvice={advice}
    />,
  );
  await field.click();
  await userEvent.keyboard('district');
  await expect.element(page.getByText(advice)).toBeVisible();
});
