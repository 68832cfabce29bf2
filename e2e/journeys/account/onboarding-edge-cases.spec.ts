import { expect, pressIfThere, test } from '../../fixtures.ts';
import { createAccount, signInOnForm, signOutThroughApi } from '../../steps/account.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { fillNames, getAge, getContinue, getTitle } from '../../steps/onboarding.ts';

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

test('a profile that does not load can be tried again, and without a connection nothing is lost', async ({
  page,
  context,
}) => {
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
