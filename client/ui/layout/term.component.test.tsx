import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText } from './rich-text.tsx';

test('a term explains itself on the spot, by keyboard, too, and only while someone wants it', async () => {
  await render(
    <p>
      <RichText text="Pay the [[premium|What you pay for a policy.]] every month." />
    </p>,
  );
  const term = page.getByRole('button', { name: 'premium' });
  const meaning = page.getByText('What you pay for a policy.');
  await expect.element(meaning).not.toBeVisible();
  await userEvent.tab();
  await expect.element(term).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(meaning).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(meaning).not.toBeVisible();
  await expect.element(term).toHaveFocus();
});
