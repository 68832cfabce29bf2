import { expect, test } from '../../fixtures.ts';
import { createAccount, signOutThroughApi } from '../../steps/account.ts';
import { endHour } from '../../steps/account-database.ts';
import { expectSignedIn } from '../../steps/header.ts';

/** A request of a page that was in progress when its session ended. */
const askedTooLate = /status of 401/;

test('[security 4] a session whose hour is over is renewed with the next page', async ({ page, server }) => {
  const account = await createAccount(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await page.goto('about:blank');
  endHour(server, account.email);
  expect((await page.request.get('/api/profile')).status()).toBe(401);
  const refreshed = page.waitForResponse('**/api/auth/refresh');
  await page.goto('/dashboard');
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await expectSignedIn(page, account.email);
});

test('a page that Back restores is hidden until its session is known, and then follows a sign-out', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(askedTooLate);
  const account = await createAccount(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await expectSignedIn(page, account.email);
  await page.waitForLoadState('networkidle');
  const comeBack = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.documentElement.style.opacity;
    });
  const expectShown = () => expect(page.locator('html')).toHaveCSS('opacity', '1');
  expect(await comeBack()).toBe('0');
  await expectShown();
  await signOutThroughApi(page);
  expect(await comeBack()).toBe('0');
  await expectShown();
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
