import { expect, type Locator, type Page } from '@playwright/test';

/** Opens `/account` at one of its tabs and waits until it has loaded. */
export async function openAccount(
  page: Page,
  tab: 'email' | 'password' | 'phone' | 'account',
): Promise<void> {
  await page.goto(`/account?tab=${tab}`);
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

export function findButton(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function findField(page: Page | Locator, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Expects a toast about a success. */
export async function expectDone(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const card = page.getByRole('status').filter({ hasText: title });
  await expect(card).toBeVisible();
  if (description) await expect(card).toContainText(description);
}

/** Expects a toast about a failure. Its description is in the form if a field shows it. */
export async function expectRefused(page: Page, title: string, description?: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  if (description) await expect(page.getByText(description).filter({ visible: true }).first()).toBeVisible();
}

/** What lists the errors of a form that has more than one field. */
export function findSummary(page: Page): Locator {
  return page.getByRole('region', { name: 'There’s a problem' });
}
