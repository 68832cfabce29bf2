import { expect, test } from '../../fixtures.ts';
import { createAccount, signInOnForm, signInThroughApi, signOutThroughApi } from '../../steps/account.ts';
import { endHour, endSessions } from '../../steps/account-database.ts';
import { expectRefused, findButton, findField, openAccount } from '../../steps/account-settings.ts';
import { expectSignedIn, expectSignedOut } from '../../steps/header.ts';

/** A request of a page that was in progress when its session ended. */
const askedTooLate = /status of 401/;

test('a second tab follows a sign-in and a sign-out immediately', async ({
  page,
  context,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(askedTooLate);
  const account = await createAccount(await openDevice());
  await page.goto('/guide');
  await expectSignedOut(page);
  const tab = await context.newPage();
  await tab.goto('/signin');
  const waiting = await context.newPage();
  await waiting.goto('/signin');
  await signInOnForm(tab, account);
  await expect(tab).toHaveURL('/dashboard');
  await expectSignedIn(page, account.email);
  await expect(page).toHaveURL('/guide');
  await expect(waiting).toHaveURL('/dashboard');

  await openAccount(page, 'account');
  await findButton(page, 'Sign Out').click();
  await expect(page).toHaveURL('/');
  for (const left of [tab, waiting]) {
    await expect(left).toHaveURL('/');
    await expectRefused(left, 'You were signed out');
  }
});

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

test('a session that has ended takes nothing away from an open page', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(askedTooLate);
  await page.clock.install();
  const account = await createAccount(page);
  await page.goto('/calculator');
  await expectSignedIn(page, account.email);
  const income = findField(page, 'Annual income');
  await income.fill('85,000');
  endSessions(server, account.email);
  await page.clock.fastForward('59:00');
  await expectSignedOut(page);
  await expect(page).toHaveURL('/calculator');
  await expect(income).toHaveValue('85,000');
  await expect(page.getByRole('alert').filter({ hasText: 'signed out' })).toHaveCount(0);
});

test('a person who was signed out elsewhere keeps an open page, in every tab', async ({
  page,
  context,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(askedTooLate);
  const other = await openDevice();
  const account = await createAccount(other);
  await signInThroughApi(page, account);
  await page.goto('/calculator');
  await expectSignedIn(page, account.email);
  await findField(page, 'Annual income').fill('85,000');
  const tab = await context.newPage();
  await tab.goto('/guide');
  await expectSignedIn(tab, account.email);

  await openAccount(other, 'account');
  await findButton(other, 'Sign out everywhere').click();
  for (const open of [page, tab]) await expectSignedOut(open);
  await expect(page).toHaveURL('/calculator');
  await expect(findField(page, 'Annual income')).toHaveValue('85,000');
  await expect(tab).toHaveURL('/guide');
});
