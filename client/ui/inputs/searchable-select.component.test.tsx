import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findState, usStates } from '../../../shared/quote/us-states.ts';
import { SearchableSelect } from './searchable-select.tsx';

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const options = toOptions(['Maine', 'Maryland', 'Ohio']);
const field = page.getByRole('combobox', { name: 'State' });
const list = page.getByRole('listbox', { name: 'State' });

const renderStates = () => renderField(null, { options: toOptions(usStates), findValue: findState });

async function renderField(
  given: string | null = null,
  props: Pick<ComponentProps<typeof SearchableSelect>, 'options' | 'findValue'> = { options },
) {
  const onChange = vi.fn();
  function Field() {
    const [value, setValue] = useState(given);
    const change = (next: string) => {
      setValue(next);
      onChange(next);
    };
    return <SearchableSelect {...props} label="State" name="state" value={value} onChange={change} />;
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

test.each(['Enter', 'Tab', 'Escape', 'ArrowDown'])(
  '%s belongs to an input method while it composes',
  async (key) => {
    const onChange = await renderField();
    await field.click();
    await userEvent.keyboard('mar');
    const active = field.element().getAttribute('aria-activedescendant');
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
    }
    await expect.element(field).toHaveValue('mar');
    await expect.element(field).toHaveAttribute('aria-activedescendant', active);
    await expect.element(list).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  },
);

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

test.each([
  ['MA', 'Massachusetts'],
  ['nv', 'Nevada'],
  ['West  Virginia', 'West Virginia'],
])('%s and Tab choose %s', async (typed, chosen) => {
  const onChange = await renderStates();
  await field.fill(typed);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[chosen]]);
});

test('the option that Enter would choose is the selected one', async () => {
  await renderStates();
  await field.click();
  await userEvent.keyboard('va');
  await expect
    .element(list.getByRole('option', { name: 'Virginia', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
});

test.each(['OH', ' ohio ', 'Ohio'])('what a browser fills in is chosen: %j', async (text) => {
  const onChange = await renderStates();
  const input = field.element();
  // Browsers fill in fields that don't have the focus.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field).toHaveValue('Ohio');
  expect(onChange.mock.calls).toEqual([['Ohio']]);
  await expect.element(list).not.toBeInTheDocument();
});
