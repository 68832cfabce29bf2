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

test('a comma after a term stays on its line, however narrow the text is', async () => {
  await render(
    <p>
      <RichText text="It means a higher [[rate class|The price group.]], a charge, or a decline." />
    </p>,
  );
  const term = page.getByRole('button', { name: 'rate class' }).element();
  const text = term.closest('p');
  const comma = term.parentNode?.lastChild;
  if (!text || comma?.textContent !== ',') throw new Error('There is no text after the term.');
  const range = new Range();
  range.setStart(comma, 0);
  range.setEnd(comma, 1);
  const least = Math.ceil(term.getBoundingClientRect().width);
  for (let width = least; width < 3 * least; width += 1) {
    text.style.width = `${width}px`;
    expect(range.getBoundingClientRect().top).toBeLessThan(term.getBoundingClientRect().bottom);
  }
});
