import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import {
  createAccount,
  createEmail,
  signInOnForm,
  signInThroughApi,
  signOutThroughApi,
} from '../../steps/account.ts';
import { expectDone, findButton, findField } from '../../steps/account-settings.ts';
import { confirmHere } from '../../steps/email-links.ts';
import { expectSignedOut } from '../../steps/header.ts';
import { readOwnProfile } from '../../steps/onboarding.ts';
import { expectSummary } from '../../steps/quote.ts';
import { expectStep, openSummary } from '../../steps/sign-up.ts';

async function expectSavedQuote(page: Page): Promise<void> {
  await expect(async () => {
    const { quote } = await readOwnProfile(page);
    expect(quote?.carrierId).toBe('alderpoint');
  }).toPass();
}

function readKept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('coverlight.quote'));
}

test('a quote from before is saved by creating an account on the sign-in page, once that is confirmed', async ({
  page,
  context,
}) => {
  await openSummary(page);
  await page.goto('/signin?mode=signup');
  const email = createEmail();
  await findField(page, 'Email').fill(email);
  await findField(page, 'Password').fill('lamp over the porch 7');
  await page.getByRole('checkbox').check();
  await findButton(page, 'Create Account').click();
  await expectDone(page, 'Account Created!', 'Your quote has been saved.');
  await expect(page).toHaveURL('/onboarding');
  await confirmHere(await context.newPage(), email);
  await expectSavedQuote(page);
  // The onboarding knows the name and the age from the quote.
  await expect(findField(page, 'Age')).toHaveValue('34');
  await findButton(page, 'Back').click();
  await expect(findField(page, 'First name')).toHaveValue('Maya');
  await expect(findField(page, 'Last name')).toHaveValue('Ellison');
});

test('a quote from before is saved by signing in, in this tab or in another', async ({ page, context }) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await openSummary(page);
  const tab = await context.newPage();
  await tab.goto('/signin');
  await signInOnForm(tab, account);
  await expectDone(tab, 'Welcome Back!', 'Your quote has been updated with your latest preferences.');
  await expectSavedQuote(tab);
  await expect(page.getByText('This quote is in your account')).toBeVisible();
});

test('each new match is saved, leaves a shared computer with the sign-out, and comes back with the sign-in', async ({
  page,
  openDevice,
}) => {
  const account = await createAccount(page);
  await openSummary(page);
  await expect(page.getByText('This quote is in your account')).toBeVisible();
  await page.getByRole('button', { name: 'Change Policy type' }).click();
  await page.getByRole('radio', { name: 'Whole Life Insurance', exact: true }).click();
  await expect(page.getByText(/Your match is now|Your match is still/)).toBeAttached();
  await expect(async () => {
    const { quote } = await readOwnProfile(page);
    expect(quote?.userData.policyType).toBe('Whole Life Insurance');
  }).toPass();
  await expect(page.getByText('This quote is in your account')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  expect(await readKept(page)).toBeNull();
  await page.goto('/quote');
  await expectStep(page, 'Get Your Life Insurance Quote');

  await page.goto('/signin');
  await signInOnForm(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => readKept(page)).toContain('Whole Life Insurance');
  await page.goto('/quote');
  await expectSummary(page);

  const other = await openDevice();
  await other.goto('/');
  await signInThroughApi(other, account);
  await other.reload();
  await expect.poll(() => readKept(other)).toContain('Whole Life Insurance');

  // The flow asks people who want another quote, and only the way to the account goes straight to the dashboard.
  await findButton(page, 'Get Another Quote').click();
  await expectStep(page, 'Get Your Life Insurance Quote');
  await page.reload();
  await expectStep(page, 'Get Your Life Insurance Quote');
  await expect(findField(page, 'Name')).toHaveValue('');
});
