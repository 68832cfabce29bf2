import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createAccount } from '../../steps/account.ts';
import { findSummary } from '../../steps/account-settings.ts';

const failedRequest = /Failed to load resource/;

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
}

function save(page: Page) {
  return page.getByRole('button', { name: 'Save Changes' });
}

async function countSaves(page: Page): Promise<() => number> {
  let saves = 0;
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() === 'PUT') saves += 1;
    await route.continue();
  });
  return () => saves;
}

test('the page shows what the account stores, Cancel restores it, and a link leads back', async ({
  page,
  expectAccessible,
}) => {
  const { email } = await createAccount(page);
  await openProfile(page);
  for (const [label, value] of [
    ['First name', 'Maya'],
    ['Last name', 'Ellison'],
    ['Age', '34'],
    ['Email', email],
  ] as const) {
    await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(value, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Email cannot be changed here', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible('view');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(page.getByText('Email cannot be changed here', { exact: true })).toBeVisible();
  await expectAccessible('edit');
  await page.getByLabel('First name').fill('Nobody');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Maya', { exact: true })).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('changes are saved once and stay, even with only a keyboard', async ({ page }) => {
  await createAccount(page);
  await openForm(page);
  const readSaves = await countSaves(page);
  await page.getByLabel('First name').fill('  Mira ');
  await page.getByLabel('Age').fill('35');
  await save(page).dblclick();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByRole('main').getByText('Mira', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  expect(readSaves()).toBe(1);
  await page.reload();
  await expect(page.getByText('35', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type('Ito');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Age')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('Ito', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mira' })).toBeVisible();
});

test('what is wrong is reported at its field, and nothing typed is lost, even offline and after a reload', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(failedRequest);
  await createAccount(page);
  await openForm(page);
  const readSaves = await countSaves(page);
  const names = ['Required fields', 'Please enter your first and last name.'] as const;
  const age = ['Invalid age', 'Please enter a valid age between 18 and 100.'] as const;
  for (const [field, value, right, [title, message], inline] of [
    ['First name', ' ', 'Maya', names, 'Enter your first name.'],
    ['Last name', '', 'Ellison', names, 'Enter your last name.'],
    ['Age', '17', '34', age, age[1]],
    ['Age', '101', '34', age, age[1]],
  ] as const) {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(value);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(findSummary(page)).toBeFocused();
    await findSummary(page).getByRole('link', { name: inline }).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(inline);
    await expect(input).toHaveValue(value);
    if (value === '' || value === '17') await expectAccessible(title);
    await input.fill(right);
  }
  expect(readSaves()).toBe(0);

  const first = page.getByLabel('First name');
  await first.fill('…');
  await save(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to update profile.' });
  await expect(toast).toBeVisible();
  await expect(first).toHaveAccessibleDescription('Enter a name with at least one letter.');
  await expect(findSummary(page)).toBeFocused();

  await first.fill('Mira');
  await expect(toast).toHaveCount(0);
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  );
  await save(page).click();
  await expect(toast).toContainText('Please try again.');
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
  await expect(first).toHaveValue('Mira');
  await page.unroute('**/api/profile');
  await page.reload();
  await expect(first).toHaveValue('Mira');
  await save(page).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
});

test('without a profile the page says so and leads to the onboarding', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(failedRequest);
  await createAccount(page, { profile: null });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'No profile found' })).toBeVisible();
  await expectAccessible('no profile');
  await page.getByRole('link', { name: 'Set up your profile' }).click();
  await expect(page).toHaveURL('/onboarding');
});
