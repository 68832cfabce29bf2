import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import {
  type Account,
  createAccount,
  readMailedLink,
  readMessages,
  send,
  signInOnForm,
} from '../../steps/account.ts';
import { endCodeOfApp } from '../../steps/account-database.ts';
import { expectRefused, findButton, findField } from '../../steps/account-settings.ts';
import { addApp, showCode } from '../../steps/authenticator.ts';
import { openRecoveryLink } from '../../steps/email-links.ts';
import { expectSignedOut } from '../../steps/header.ts';

const refusedCode = /status of 400/;

/** Signs in with the password and waits for the second step. */
async function showPassword(page: Page, account: Account): Promise<void> {
  await page.goto('/signin');
  await signInOnForm(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
}

test('[security 16] a used code is refused, and so is a used recovery code; canceling signs out', async ({
  page,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(refusedCode);
  const account = await createAccount(page);
  const { recoveryCodes, usedCode } = await addApp(page);
  const [recoveryCode = ''] = recoveryCodes;
  const other = await openDevice();
  await showPassword(other, account);
  await findField(other, 'Verification code').fill(usedCode);
  await findButton(other, 'Verify & Sign In').click();
  await expectRefused(other, 'Verification Failed');

  await findButton(other, 'Use a recovery code instead').click();
  await findField(other, 'Recovery code').fill(recoveryCode.toUpperCase());
  await findButton(other, 'Verify & Sign In').click();
  await expectDashboard(other);

  const third = await openDevice();
  await showPassword(third, account);
  await findButton(third, 'Use a recovery code instead').click();
  await findField(third, 'Recovery code').fill(recoveryCode);
  await findButton(third, 'Verify & Sign In').click();
  await expectRefused(third, 'Verification Failed');
  await expect(findField(third, 'Recovery code')).toHaveAttribute('aria-invalid', 'true');
  await findButton(third, 'Cancel and sign out').click();
  await expect(third.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  await third.goto('/');
  await expectSignedOut(third);
});

test('[security 20] nothing opens before the second step, even after a recovery link; then all tabs ask for the new password', async ({
  page,
  context,
  server,
  openDevice,
}) => {
  const first = await openDevice();
  const account = await createAccount(first);
  const { secret } = await addApp(first);
  endCodeOfApp(server, account.email);
  await send(page, 'POST', '/api/auth/recover', { email: account.email });
  await expect(async () => {
    expect((await readMessages(page, account.email))[0]?.purpose).toBe('recovery');
  }).toPass();
  await openRecoveryLink(page, await readMailedLink(page, account.email));
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  expect((await page.request.get('/api/profile')).status()).toBe(403);

  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab).toHaveURL('/signin');
  await expect(tab.getByRole('heading', { name: 'One more step' })).toBeVisible();

  await findField(page, 'Verification code').fill(showCode(secret));
  await findButton(page, 'Verify & Sign In').click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});
