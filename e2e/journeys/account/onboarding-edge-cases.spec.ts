import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, pressIfThere, test } from '../../fixtures.ts';
import { createAccount, signInOnForm, signOutThroughApi } from '../../steps/account.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { fillNames, getAge, getContinue, getTitle, startWithEmailAlone } from '../../steps/onboarding.ts';

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(failedRequest);
});

test('what was typed survives an ended session, for the same person', async ({ page }) => {
  const account = await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await fillNames(page);
  await getContinue(page).click();
  await getAge(page).fill('34');
  await signOutThroughApi(page);
  await expect(getTitle(page, 'Please sign in again')).toBeFocused();
  await expect(page.getByText('Maya')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signInOnForm(page, account);
  await expect(page).toHaveURL('/onboarding');
  await expect(getTitle(page, 'How old are you?')).toBeVisible();
  await expect(getAge(page)).toHaveValue('34');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');

  await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('without a connection nothing is lost, and the next press continues', async ({ page, context }) => {
  await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await fillNames(page);
  await getContinue(page).click();
  await getAge(page).fill('34');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await getContinue(page).click();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByText(/We couldn’t reach the server/)).toBeVisible();
  await context.setOffline(false);
  await getContinue(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a profile that does not load can be tried again', async ({ page }) => {
  await createAccount(page, { profile: null });
  await page.route('**/api/profile', (route) => route.abort());
  await page.goto('/onboarding');
  await expect(page.getByText('Failed to load profile data.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByText('Failed to load profile data.')).toBeVisible();
  await page.unroute('**/api/profile');
  // Returning to the window may have been enough.
  await expect(async () => {
    await pressIfThere(again);
    expect(await getTitle(page, 'What is your name?').count()).toBe(1);
  }).toPass();
  await expect(getTitle(page, 'What is your name?')).toBeFocused();
});

test('the next call notices that a session has ended', async ({ page }) => {
  await createAccount(page, { profile: null });
  await page.route('**/api/auth/events', (route) => route.abort());
  await page.goto('/onboarding/profile');
  await fillNames(page);
  await page.getByLabel('I agree to the Terms of Service').check();
  await signOutThroughApi(page);
  await page.getByRole('button', { name: 'Complete profile' }).click();
  await expect(getTitle(page, 'Please sign in again')).toBeFocused();
  await expect(page.getByText('Failed to save profile.')).toHaveCount(0);
});

/** Expects the view to be accessible, and to fit the window with text of twice the size, and at 320 px. */
async function checkView(page: Page, expectAccessible: (name: string) => Promise<void>, name: string) {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const setTextSize = (value: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, value);
  await expectAccessible(name);
  await setTextSize('200%');
  await expectNoOverflow(page);
  await setTextSize('');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
}

test('the waiting screen is accessible and fits the window', async ({ page, expectAccessible }) => {
  await createAccount(page, { isConfirmed: false, profile: null });
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await checkView(page, expectAccessible, 'waiting for the confirmation');
  await signOutThroughApi(page);
  await expect(getTitle(page, 'This sign-up was stopped')).toBeVisible();
  await checkView(page, expectAccessible, 'the wait has ended');
});

test('the wizard is accessible and fits the window', async ({ page, expectAccessible }) => {
  await startWithEmailAlone(page);
  await expect(getTitle(page, 'What is your name?')).toBeVisible();
  await getContinue(page).click();
  await checkView(page, expectAccessible, 'name with faults');
  await fillNames(page);
  await getContinue(page).click();
  await getAge(page).fill('17');
  await getContinue(page).click();
  await checkView(page, expectAccessible, 'age with a fault');
  await getAge(page).fill('34');
  await getContinue(page).click();
  await getContinue(page).click();
  await checkView(page, expectAccessible, 'password with a fault');
});

test('Create Password and About you are accessible and fit the window', async ({
  page,
  expectAccessible,
}) => {
  await startWithEmailAlone(page);
  await page.goto('/onboarding/create-password');
  await page.getByLabel('Password', { exact: true }).fill('Lamp7');
  await page.getByRole('button', { name: 'Create Password', exact: true }).click();
  await checkView(page, expectAccessible, 'create password with a fault');
  await createAccount(page, { profile: null });
  await page.goto('/onboarding/profile');
  await page.getByLabel('Year').fill('1958');
  await page.getByRole('button', { name: 'Complete profile' }).click();
  await checkView(page, expectAccessible, 'About you with faults');
});
