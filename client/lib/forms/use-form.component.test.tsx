import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { type FormErrors, useForm } from './use-form.ts';

type Values = { name: string; email: string; terms?: boolean };

const blank: Values = { name: '', email: '' };
const name = page.getByRole('textbox', { name: 'Name' });
const email = page.getByRole('textbox', { name: 'Email' });
const summary = page.getByRole('region', { name: 'There’s a problem' });
const send = page.getByRole('button', { name: 'Send' });

function validate(values: Values): FormErrors<Values> {
  return {
    email: values.email.includes('@') ? undefined : 'Enter an email address.',
    name: values.name === '' ? 'Enter a name.' : undefined,
  };
}

type FormSetup = {
  initial?: Values;
  refusal?: FormErrors<Values>;
  failure?: string;
  isInert?: boolean;
  isShort?: boolean;
};

async function renderForm({
  initial = blank,
  refusal = {},
  failure,
  isInert = false,
  isShort = false,
}: FormSetup = {}) {
  const onSubmit = vi.fn();
  function Page() {
    const [values, setValues] = useState(initial);
    const form = useForm({
      values,
      onChange: (field, text) => setValues((before) => ({ ...before, [field]: text })),
      validate,
      onSubmit() {
        onSubmit(values);
        form.showErrors(refusal);
        if (failure) form.showFailure({ message: failure, fields: {} });
      },
      isInert,
    });
    return (
      <form {...form.props}>
        {!isShort && <TextField {...form.bind('name')} label="Name" />}
        <TextField {...form.bind('email')} label="Email" />
        <Checkbox {...form.bind('terms')} value={values.terms ?? false}>
          I agree
        </Checkbox>
        <ErrorSummary form={form} />
        <button type="submit">Send</button>
      </form>
    );
  }
  await render(<Page />);
  return onSubmit;
}

test('a field shows its error once it is left, and not while it is typed in', async () => {
  await renderForm();
  await email.click();
  await userEvent.keyboard('ada');
  await expect.element(email).toBeValid();
  await userEvent.tab();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
});

test('leaving an untouched field is no error, but emptying one is', async () => {
  await renderForm();
  await name.click();
  await userEvent.tab();
  await expect.element(name).toBeValid();
  await name.fill('Ada');
  await name.fill('');
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription('Enter a name.');
});

test('submitting with errors shows them all and focuses their summary, which links to the fields', async () => {
  const onSubmit = await renderForm();
  await send.click();
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .all()
      .map((link) => link.element().textContent),
  ).toEqual(['Enter a name.', 'Enter an email address.']);
  await summary.getByRole('link', { name: 'Enter an email address.' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Enter a name.');
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('in a form with one field, submitting with an error focuses the field', async () => {
  await renderForm({ initial: { name: 'Ada', email: '' }, isShort: true });
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(summary).not.toBeInTheDocument();
});

test('an error disappears as soon as it is fixed, and its line in the summary', async () => {
  await renderForm();
  await send.click();
  await name.fill('Ada');
  await expect.element(name).toBeValid();
  await expect.element(summary.getByRole('link')).toHaveTextContent('Enter an email address.');
  await expect.element(email).toBeInvalid();
});

test('editing a field clears its error until the field is left again', async () => {
  await renderForm({ initial: { name: 'Ada', email: 'ada' } });
  await send.click();
  await expect.element(email).toBeInvalid();
  await email.fill('ada.byron');
  await expect.element(email).toBeValid();
  await userEvent.tab();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
});

test('pressing a button keeps the focus in a field with a new error', async () => {
  const onSubmit = await renderForm();
  await email.fill('ada');
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  expect(send.element().dispatchEvent(press)).toBe(false);
  await email.fill('ada@mail.example');
  const other = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  expect(send.element().dispatchEvent(other)).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('pressing a checkbox checks it, although the field before it has a new error', async () => {
  await renderForm();
  await email.click();
  await userEvent.keyboard('ada');
  const agree = page.getByRole('checkbox', { name: 'I agree' });
  await agree.click();
  await expect.element(agree).toBeChecked();
});

test('a valid form is sent once', async () => {
  const onSubmit = await renderForm({ initial: { name: 'Ada', email: 'ada@mail.example' } });
  await email.click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada', email: 'ada@mail.example' }]]);
});

test('the summary takes the focus with each submit, and never while someone types', async () => {
  await renderForm();
  await send.click();
  await name.fill('Ada');
  await name.fill('');
  await userEvent.tab();
  await expect.element(summary).toBeVisible();
  await expect.element(email).toHaveFocus();
  await send.click();
  await expect.element(summary).toHaveFocus();
});

test('an error from the server shows at its field and in the summary until the field changes', async () => {
  await renderForm({
    initial: { name: 'Ada', email: 'ada@mail.example' },
    refusal: { email: 'This address has an account.' },
  });
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('This address has an account.');
  await expect.element(summary).toHaveFocus();
  await email.fill('ada@post.example');
  await expect.element(email).toBeValid();
  await expect.element(summary).not.toBeInTheDocument();
});

test('a failure that is about no field shows above the button until the form changes', async () => {
  await renderForm({ initial: { name: 'Ada', email: 'ada@mail.example' }, failure: 'Too many attempts.' });
  await send.click();
  await expect.element(page.getByText('Too many attempts.')).toBeVisible();
  await email.fill('ada@post.example');
  await expect.element(page.getByText('Too many attempts.')).not.toBeInTheDocument();
});

test('submitting removes the toast of an earlier step', async () => {
  await renderForm();
  toast.success({ title: 'Email confirmed' });
  await send.click();
  expect(toast.getToast()).toBeUndefined();
});

test('an inert form does nothing', async () => {
  const onSubmit = await renderForm({ isInert: true });
  await send.click();
  await expect.element(name).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});
