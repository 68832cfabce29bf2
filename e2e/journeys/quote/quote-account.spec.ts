import type { Page } from '@playwright/test';
import { expect, readReferral, test } from '../../fixtures.ts';
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

test('a quote from before is saved by creating an account from its pages, once that is confirmed', async ({
  page,
  context,
}) => {
  await openSummary(page);
  await findButton(page, 'Save this quote to an account').click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
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

test('[security 93] someone else’s quote on a shared computer stays out of an account until its person says that it is theirs', async ({
  page,
  context,
}) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await openSummary(page);
  const tab = await context.newPage();
  await tab.goto('/signin');
  await signInOnForm(tab, account);
  const welcome = tab.getByRole('status').filter({ hasText: 'Welcome Back!' });
  await expect(welcome).toBeVisible();
  await expect(welcome).not.toContainText('Your quote');
  const question = tab.getByRole('region', { name: 'Is the quote on this device yours?' });
  await expect(question).toContainText('Maya Ellison, 34, Ohio, $500,000');
  await tab.reload();
  await expect(question).toBeVisible();
  expect((await readOwnProfile(tab)).quote).toBeNull();
  expect(await readKept(tab)).toContain('Maya Ellison');

  await findButton(tab, 'Yes, save it to my account').click();
  await expect(question).toBeHidden();
  await expectSavedQuote(tab);
  await expect(page.getByText('This quote is in your account')).toBeVisible();

  await signOutThroughApi(tab);
  await tab.reload();
  await openSummary(tab, { name: 'Sam Stranger' });
  await tab.goto('/signin');
  await signInOnForm(tab, account);
  await expect(question).toContainText('Sam Stranger');
  await expect(question).toContainText('Saving it replaces the quote in your account.');
  await findButton(tab, 'No, remove it from this device').click();
  await expect(question).toBeHidden();
  await expect.poll(() => readKept(tab)).toContain('Maya Ellison');
  expect((await readOwnProfile(tab)).quote?.userData.name).toBe('Maya Ellison');
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

test('a click that waits for the network counts for who clicked, and never for who signs in next, even with a clock that is ahead', async ({
  page,
  context,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'The carrier’s own page' }));
  const next = await createAccount(page);
  await signOutThroughApi(page);
  await createAccount(page);
  const follow = async () => {
    await context.route('**/api/referrals', (route) => route.abort());
    await openSummary(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'See My Quote' }).click();
    const carrierPage = await opened;
    await context.unroute('**/api/referrals');
    return new URL(carrierPage.url()).searchParams.get('clid') ?? '';
  };
  const expectStored = async (clickId: string, isSignedIn: number) => {
    await page.goto('/');
    await expect.poll(() => readReferral(server, clickId)?.is_signed_in).toBe(isSignedIn);
  };
  await expectStored(await follow(), 1);

  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 240_000;
  });
  const clickId = await follow();
  await signOutThroughApi(page);
  await signInThroughApi(page, next);
  await expectStored(clickId, 0);
});
