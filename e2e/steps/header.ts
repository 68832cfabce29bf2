import { expect, type Locator, type Page } from '@playwright/test';

/** The header with its right side; on a phone that is in the menu. */
export async function showSession(page: Page): Promise<Locator> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  return header;
}

/** The header says who is signed in. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect((await showSession(page)).getByText(name).filter({ visible: true })).toBeVisible();
}

/** The header offers to sign in. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect((await showSession(page)).getByRole('link', { name: 'Sign In' })).toBeVisible();
}
