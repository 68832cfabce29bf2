import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import {
  type Account,
  accountPassword,
  createAccount,
  createEmail,
  readMailedLink,
  readMessages,
  signInOnForm,
  signInThroughApi,
} from '../../steps/account.ts';
import { expireCodes } from '../../steps/account-database.ts';
import {
  expectDone,
  expectRefused,
  findButton,
  findField,
  openAccount,
} from '../../steps/account-settings.ts';
import { confirmElsewhere, openRecoveryLink } from '../../steps/email-links.ts';
import { expectSignedIn, expectSignedOut } from '../../steps/header.ts';

const refusedCall = /status of 400/;
const refusedSignIn = /status of 401/;
const newPassword = 'lantern in the hall 9';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
}

async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/signin');
  await signInOnForm(page, account);
}

/** Requests a recovery email on `/signin` and returns its link. */
async function recover(page: Page, email: string): Promise<string> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await findButton(page, 'Forgot password?').click();
  await findButton(page, 'Send Reset Link').click();
  await expect(page.getByText(`If an account exists for ${email}, we sent a link.`)).toBeVisible();
  await expect(async () => {
    expect((await readMessages(page, email))[0]?.purpose).toBe('recovery');
  }).toPass();
  return readMailedLink(page, email);
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await findField(page, 'New password').fill(password);
  await findField(page, 'Confirm password').fill(password);
  await findButton(page, 'Update Password').click();
  await expectDone(page, 'Password updated', 'Your other devices were signed out.');
}

test(
  'an account that is confirmed on another device continues automatically on the first',
  {
    tag: '@phone',
  },
  async ({ page, openDevice }, { project }) => {
    const email = createEmail();
    await page.goto('/signin');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('Email').fill(email);
    await findField(page, 'Password').fill(accountPassword);
    await page.getByRole('checkbox').check();
    await findButton(page, 'Create Account').click();
    await expectDone(page, 'Account Created!', 'Welcome to Coverlight! Your quote has been saved.');
    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^You can resend in \d+ seconds$/ })).toBeDisabled();
    await findButton(page, 'I’ve opened the link').click();
    await expect(page.getByText('Your email isn’t confirmed yet.')).toBeVisible();

    const other = await openDevice();
    await other.setViewportSize(
      project.name === 'phone' ? { width: 1280, height: 900 } : { width: 390, height: 844 },
    );
    await confirmElsewhere(page, other, email);

    await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeFocused();
    await expectDone(page, 'Email confirmed', 'Continuing with your account setup...');
    await findField(page, 'First name').fill('Maya');
    await findField(page, 'Last name').fill('Ellison');
    await findButton(page, 'Continue').click();
    await findField(page, 'Age').fill('34');
    await findButton(page, 'Continue').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();

    await other.goto('/');
    await expectSignedOut(other);
    await signIn(other, { email, password: accountPassword });
    await expect(other).toHaveURL('/dashboard');
    // The menu closes when the page changes, which is a moment after the address.
    await expect(other.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
    await expectSignedIn(other, email);
  },
);

test('[security 3] signing out leaves the account here, even for Back; signing out everywhere is noticed on another device', async ({
  page,
  openDevice,
  allowedErrors,
}) => {
  // A request of the other page that was in progress when its session ended.
  allowedErrors.push(refusedSignIn);
  const account = await createAccount(page);
  const other = await openDevice();
  await signIn(other, account);
  await expect(other).toHaveURL('/dashboard');
  await openDashboard(page);
  await openAccount(page, 'account');
  await findButton(page, 'Sign Out').click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await expect(page.getByRole('alert').filter({ hasText: 'signed' })).toHaveCount(0);
  expect(await (await page.request.get('/api/auth/session')).json()).toEqual({ session: null, user: null });

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Welcome back, Maya')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();

  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signInThroughApi(page, account);
  await openAccount(page, 'account');
  await findButton(page, 'Sign out everywhere').click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await expect(other).toHaveURL('/');
  await expectRefused(other, 'You were signed out', 'Sign in again to pick up where you left off.');
  await findButton(other.getByRole('region', { name: 'Notifications' }), 'Sign In').click();
  await signInOnForm(other, account);
  await expect(other).toHaveURL('/profile');
});

test('[security 5] a forgotten password is replaced on any device, and all others are signed out', async ({
  page,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(refusedCall, refusedSignIn);
  const account = await createAccount(page);
  await openDashboard(page);
  const asking = await openDevice();
  const link = await recover(asking, account.email);

  const opening = await openDevice();
  await openRecoveryLink(opening, link);
  await choosePassword(opening, newPassword);
  await expect(opening).toHaveURL('/dashboard');
  await expect(opening.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();

  await expect(page).toHaveURL('/');
  await expectRefused(page, 'You were signed out');
  await findButton(asking, 'Back to email sign-in').click();
  await signInOnForm(asking, account);
  await expectRefused(asking, 'Login Failed');
  await signInOnForm(asking, { ...account, password: newPassword });
  await expect(asking).toHaveURL('/dashboard');

  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expectRefused(page, 'This link doesn’t work', 'This link has already been used.');
  await findButton(page, 'Dismiss: This link doesn’t work').click();
  await expectSignedOut(page);
});

test('[security 15] a link that is too old says so, and leads to another one', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(refusedCall);
  const { email } = await createAccount(page);
  await page.context().clearCookies();
  const link = await recover(page, email);
  expireCodes(server, email);
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expectRefused(page, 'This link has expired', 'Please ask for a new one.');
  await findButton(page.getByRole('region', { name: 'Notifications' }), 'Sign In').click();
  await expect(findButton(page, 'Forgot password?')).toBeVisible();
});
