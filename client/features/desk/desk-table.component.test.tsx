import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeskTable } from './desk-table.tsx';

const steps = Array.from({ length: 17 }, (_, index) => `Step ${index + 1}`);
const renderSteps = () =>
  render(
    <DeskTable
      caption="Steps"
      columns={['Step', 'Reached', 'Left']}
      empty="None"
      isLong
      rows={steps.map((name) => ({ key: name, cells: [name, '7', '3'], share: 0.5 }))}
      after={<p>The end</p>}
    />,
  );
const names = page.getByRole('rowheader');
const toggle = page.getByRole('button');

afterEach(() => page.viewport(1280, 900));

test('a long table shows its first rows on a phone, and all of them after a press', async () => {
  await page.viewport(390, 844);
  await renderSteps();
  await expect.element(toggle).toHaveTextContent('Show all 17');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(names.elements()).toHaveLength(3);
  await expect.element(page.getByText('The end')).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(page.getByText('The end')).toBeVisible();
  expect(names.elements()).toHaveLength(17);
  await toggle.click();
  await expect.element(toggle).toHaveTextContent('Show all 17');
  expect(names.elements()).toHaveLength(3);
});

test('a long table shows all rows where there is room', async () => {
  await renderSteps();
  await expect.element(page.getByText('The end')).toBeVisible();
  expect(names.elements()).toHaveLength(17);
  expect(toggle.elements()).toEqual([]);
});
