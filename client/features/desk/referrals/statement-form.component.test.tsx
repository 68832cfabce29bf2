import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatementForm } from './statement-form.tsx';

const carriers = [
  { id: 'alderpoint', name: 'Alderpoint Life' },
  { id: 'brightwater', name: 'Brightwater Mutual' },
];
const accepted = { isStored: true, lines: 2, totalCents: 82_500, problems: [], problemCount: 0 };
const upload = page.getByRole('button', { name: 'Upload' });

/** Shows the form. The server sends these replies, one after the other. */
async function renderForm(...replies: object[]) {
  const sent: Record<string, string>[] = [];
  const onStored = vi.fn();
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(replies.shift() ?? accepted);
  });
  await render(<StatementForm carriers={carriers} onStored={onStored} />);
  return { sent, onStored };
}

async function fill(text: string) {
  await page.getByLabelText('Carrier').selectOptions('Brightwater Mutual');
  const month = page.getByLabelText('Month');
  const [, , previous] = month.element().querySelectorAll('option');
  await month.selectOptions(previous?.value ?? '');
  await userEvent.upload(
    page.getByLabelText('File'),
    new File([text], 'statement.csv', { type: 'text/csv' }),
  );
  return previous?.value;
}

test('a file is sent as text with its carrier and month, and its sum is confirmed', async () => {
  const { sent, onStored } = await renderForm();
  const month = await fill('click id,status\n');
  await upload.click();
  await expect.element(page.getByText(/Stored 2 lines, \$825\.00 in total/)).toBeVisible();
  expect(sent).toEqual([{ carrierId: 'brightwater', month, text: 'click id,status\n' }]);
  expect(month).toMatch(/^\d{4}-\d{2}$/);
  expect(onStored).toHaveBeenCalledOnce();
});

test('a file with problems is not stored, and each problem is listed with its line', async () => {
  const problems = [
    { line: 3, message: '“paid” isn’t a status.' },
    { line: 3, message: '“ten” isn’t an amount.' },
  ];
  const { onStored } = await renderForm({ ...accepted, isStored: false, problems, problemCount: 2 });
  await fill('x');
  await upload.click();
  await expect.element(page.getByText(/Nothing was stored. Fix 2 problems/)).toBeVisible();
  const rows = page.getByRole('table', { name: 'What to fix' }).getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'LineProblem',
    'Line 3“paid” isn’t a status.',
    'Line 3“ten” isn’t an amount.',
  ]);
  expect(onStored).not.toHaveBeenCalled();
  await upload.click();
  await expect.element(page.getByText(/Stored 2 lines/)).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('nothing is sent before carrier, month, and file are chosen', async () => {
  const { sent } = await renderForm();
  await upload.click();
  for (const error of ['Choose a carrier.', 'Choose a month.', 'Choose a file.']) {
    await expect.element(page.getByText(error).first()).toBeVisible();
  }
  expect(sent).toEqual([]);
});
