import type { Page } from '@playwright/test';
import { brand } from '../../../shared/brand.ts';
import { expect, test } from '../../fixtures.ts';

/** Opens a page whose scripts don't arrive before they are let through. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('a search and a filter of the directory from before the scripts ran are used', async ({ page }) => {
  const letThrough = await openHeld(page, '/carriers');
  await page.getByLabel('Category').selectOption('Term life');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('oxb');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: 'of 21 carriers' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('oxb');
  await expect(page).toHaveURL(/q=oxb/);
  await expect(page).toHaveURL(/category=term/);
});

test('a slider of an article from before the scripts ran changes its result', async ({ page }) => {
  const letThrough = await openHeld(page, '/blog/how-much-life-insurance-do-i-need');
  const income = page.getByRole('slider', { name: /^Yearly income/ });
  await income.press('ArrowRight');
  await expect(income).toHaveValue('75000');
  letThrough();
  await expect(income).toHaveAttribute('aria-valuetext', '$75,000');
});

test('someone who types before the scripts ran keeps typing when the form becomes the one for a new account', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/signin?mode=signup');
  const email = page.getByLabel('Email');
  await email.pressSequentially('maya@mail');
  letThrough();
  await expect(page.getByRole('heading', { name: `Join ${brand.name}` })).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await expect(email).toHaveValue('maya@mail.example');
});
