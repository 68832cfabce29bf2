import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import {
  accountPassword,
  confirmEmail,
  createAccount,
  createEmail,
  readSentCode,
} from '../../steps/account.ts';
import { ageSignIns, createPhone } from '../../steps/account-database.ts';
import {
  expectDone,
  expectRefused,
  findButton,
  findField,
  openAccount,
} from '../../steps/account-settings.ts';
import { readNumber } from '../../steps/email-links.ts';

const newPassword = 'a lantern by the harbor';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a refusal: requested on purpose, or in progress while its session changed.
  allowedErrors.push(/Failed to load resource/);
});

async function fillPasswords(page: Page): Promise<void> {
  await findField(page, 'New Password').fill(newPassword);
  await findField(page, 'Confirm Password').fill(newPassword);
}

test('tabs work by keyboard, have addresses, and lose nothing that was typed', async ({ page }) => {
  await createAccount(page);
  await openAccount(page, 'phone');
  await findField(page, 'Phone Number').fill('+1202555');
  await page.getByRole('tab', { name: 'Phone' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/account?tab=password');
  await expect(page.getByRole('tab', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(findField(page, 'New Password')).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.getByRole('tab', { name: 'Password' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/account');
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(findField(page, 'New Password')).toHaveValue(newPassword);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(findField(page, 'Phone Number')).toHaveValue('+1202555');
  await page.reload();
  await expect(findField(page, 'Phone Number')).toHaveValue('+1202555');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(newPassword);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an old sign-in has to enter the password or a code to the confirmed email, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const { email } = await createAccount(page);
  ageSignIns(server, email);
  await openAccount(page, 'password');
  await fillPasswords(page);
  await findButton(page, 'Change Password').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(findField(dialog, 'Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(findButton(page, 'Change Password')).toBeEnabled();
  await expect(findField(page, 'Confirm Password')).toHaveValue(newPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);

  await findButton(page, 'Change Password').click();
  await expect(findButton(dialog, 'Confirm')).toBeDisabled();
  await findField(dialog, 'Your password').fill('not my password');
  await findButton(dialog, 'Confirm').click();
  await expect(findField(dialog, 'Your password')).toHaveAccessibleDescription(
    'That password isn’t right. Please try again.',
  );
  await findField(dialog, 'Your password').fill(accountPassword);
  await findField(dialog, 'Your password').press('Enter');
  await expectDone(page, 'Password updated');
  await expect(dialog).toHaveCount(0);

  ageSignIns(server, email);
  await page.getByRole('tab', { name: 'Email' }).click();
  await findField(page, 'New Email').fill(createEmail());
  await findButton(page, 'Change Email').click();
  await findButton(dialog, 'Send me a code instead').click();
  await expect(dialog.getByText(email)).toBeVisible();
  await findButton(dialog, 'Send me a code').click();
  await expect(findField(dialog, 'Your code')).toBeFocused();
  await findField(dialog, 'Your code').fill(await readSentCode(page, email));
  await findButton(dialog, 'Confirm').click();
  await expectDone(page, 'Check your email');
  await expect(findField(page, 'New Email')).toHaveValue('');
});

test('without a connection it says so, and what was typed stays', async ({ page, context }) => {
  await createAccount(page);
  await openAccount(page, 'email');
  // Its code loads once the page has settled, so that it is available when the network isn't.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  const email = createEmail();
  await findField(page, 'New Email').fill(email);
  const offline = 'We couldn’t reach the server. Please check your connection and try again.';
  await context.setOffline(true);
  await findButton(page, 'Change Email').click();
  await expectRefused(page, 'Failed to update email.', offline);
  await expect(findField(page, 'New Email')).toHaveValue(email);
  await page.getByRole('tab', { name: 'Password' }).click();
  await fillPasswords(page);
  await findButton(page, 'Change Password').click();
  await expectRefused(page, 'Failed to update password.', offline);
  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  await expect(page.getByText(`We couldn’t load your devices. ${offline}`)).toBeVisible();
  await findButton(page, 'Download my data').click();
  await expectRefused(page, 'Failed to download your data.', offline);
  await findButton(page, 'Sign Out').click();
  await expectRefused(page, 'Failed to sign out.', offline);
  await context.setOffline(false);
  await findButton(page, 'Try again').click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

/** The widths and text sizes, besides the usual one, at which nothing may be wider than the window. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
  await setTextSize(page, '200%');
  await expectNoOverflow(page);
  await setTextSize(page, '');
}

/** In windows whose header has the navigation and the account beside each other. */
async function expectRoomInHeader(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const header = page.getByRole('banner');
  for (const width of [768, 900, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const pages = await header
      .getByRole('link', { name: 'Carriers' })
      .filter({ visible: true })
      .boundingBox();
    const account = await header.locator('[aria-controls="account-menu"]').boundingBox();
    const dashboard = await header
      .getByRole('link', { name: 'Dashboard' })
      .filter({ visible: true })
      .boundingBox();
    expect((pages?.x ?? 0) + (pages?.width ?? 0), `${width} px`).toBeLessThanOrEqual(account?.x ?? 0);
    expect((account?.x ?? 0) + (account?.width ?? 0), `${width} px`).toBeLessThan(dashboard?.x ?? 0);
  }
  await page.setViewportSize(size);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

test('every state of Email is accessible, fits the window, and shows what the server says', async ({
  page,
  expectAccessible,
}) => {
  const refuse = (status: number, code: string, message: string) =>
    page.route('**/api/auth/{user,user/*}', (route) =>
      route.fulfill({ status, json: { error: { code, message, requestId: 'r1' } } }),
    );
  const { email } = await createAccount(page, { isConfirmed: false });
  await page.goto('/account');
  await expect(findButton(page, 'Resend Confirmation')).toBeVisible();
  await readNumber(page);
  await expectAccessible('unconfirmed email');
  await expectFits(page);
  await expectRoomInHeader(page);
  await findField(page, 'New Email').fill('maya');
  await findButton(page, 'Change Email').click();
  await expectRefused(page, 'Invalid email');
  await expectAccessible('email with a fault');
  await refuse(503, 'unavailable', 'We are busy right now.');
  await findButton(page, 'Resend Confirmation').click();
  await expectRefused(page, 'Failed to resend confirmation.', 'We are busy right now.');
  await page.unroute('**/api/auth/{user,user/*}');
  await confirmEmail(page, email);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await findField(page, 'New Email').fill(`a.rather.long.address.of.${createEmail()}`);
  await findButton(page, 'Change Email').click();
  await expect(page.getByText('isn’t confirmed yet')).toBeVisible();
  await expectAccessible('pending email');
  await expectFits(page);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await findField(page, 'Phone Number').fill(createPhone());
  await refuse(503, 'texts_unavailable', 'Text messages aren’t set up on this site yet.');
  await findButton(page, 'Add Phone').click();
  await expectRefused(page, 'Failed to add phone number.', 'Text messages aren’t set up on this site yet.');
});

test('every state of Password is accessible and fits the window', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { email } = await createAccount(page, { isConfirmed: false });
  await openAccount(page, 'account');
  for (const tab of ['Account', 'Phone', 'Password'] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const first = page.getByText('Please verify your email address first.').filter({ visible: true });
    await expect(first).toHaveCount(1);
    await expectAccessible(`${tab} before the confirmation`);
    await expectFits(page);
  }
  await findButton(page.getByRole('tabpanel', { name: 'Password' }), 'Go to Email').click();
  await expect(findButton(page, 'Resend Confirmation')).toBeVisible();
  await confirmEmail(page, email);
  await openAccount(page, 'password');
  await expect(findButton(page, 'Set up two-step sign-in')).toBeVisible();
  await expectAccessible('password');
  await expectFits(page);
  await findButton(page, 'Set up two-step sign-in').click();
  await expect(page.getByRole('heading', { name: 'Add your account to the app' })).toBeVisible();
  await expectAccessible('authenticator app');
  await expectFits(page);
  ageSignIns(server, email);
  await fillPasswords(page);
  await findButton(page, 'Change Password').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible('proof of identity');
  await expectFits(page);
});

test('every state of Phone and Account is accessible and fits the window', async ({
  page,
  expectAccessible,
}) => {
  await createAccount(page);
  await openAccount(page, 'phone');
  await expectAccessible('phone');
  await expectFits(page);
  await findField(page, 'Phone Number').fill(createPhone());
  await findButton(page, 'Add Phone').click();
  await expect(findField(page, 'Verification Code')).toBeVisible();
  await expectAccessible('phone code');
  await expectFits(page);
  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible('account');
  await expectFits(page);
  await findButton(page, 'Delete Account').click();
  await expectAccessible('deletion');
  await findButton(page, 'Send me a code instead').click();
  await findButton(page, 'Send me a code').click();
  await expect(findField(page, 'Your code')).toBeVisible();
  await expectAccessible('deletion with a code sent');
  await expectFits(page);
});
