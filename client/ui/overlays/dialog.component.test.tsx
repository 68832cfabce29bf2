import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../actions/button.tsx';
import { AlertDialog, Dialog } from './dialog.tsx';

function Page({ Kind }: { Kind: typeof Dialog }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <Kind
        isOpen={isOpen}
        onClose={close}
        title="Delete it?"
        description="It can't be undone."
        safeLabel="Keep it"
        actions={<Button onClick={close}>Delete it</Button>}
      />
    </main>
  );
}

const opener = page.getByRole('button', { name: 'Delete' });
const safe = page.getByRole('button', { name: 'Keep it' });

test.each([
  ['dialog', Dialog],
  ['alertdialog', AlertDialog],
] as const)('a %s takes the focus, keeps it inside, and returns it on Escape', async (role, Kind) => {
  await render(<Page Kind={Kind} />);
  await opener.click();
  const dialog = page.getByRole(role, { name: 'Delete it?' });
  await expect.element(dialog).toHaveAccessibleDescription("It can't be undone.");
  await expect.element(safe).toHaveFocus();
  await userEvent.tab();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its own button closes it', async () => {
  await render(<Page Kind={AlertDialog} />);
  await opener.click();
  await safe.click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
