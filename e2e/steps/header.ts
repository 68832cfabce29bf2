import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the header with its right side, which is in the menu on a phone. */
async function showSession(page: Page): Promise<Locator> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  return header;
}

/** Expects the header to show who is signed in, in the menu. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  const header = await showSession(page);
  await expect(header.getByText(name).filter({ visible: true }).first()).toBeVisible();
}

/** Expects the header to offer signing in. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect((await showSession(page)).getByRole('link', { name: 'Sign In' })).toBeVisible();
}
