import { expect, test } from '../../fixtures.ts';
import {
  createAccount,
  readMailedLink,
  readMessages,
  signInOnForm,
  signOutThroughApi,
} from '../../steps/account.ts';
import { expectRefused, findSummary } from '../../steps/account-settings.ts';
import {
  answerAuth,
  failedRequest,
  type Reply,
  refuse,
  secondFactorDue,
  signedIn,
  signedOut,
  user,
} from '../../steps/auth-api.ts';
import { openRecoveryLink } from '../../steps/email-links.ts';

const email = 'maya@mail.example';
const sent: Reply = { status: 202 };

test('a forgotten password gets the same response for everyone', async ({ page }) => {
  await page.clock.install();
  const calls = await answerAuth(page, { 'POST recover': sent });
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If an account exists for ${email}, we sent a link.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /You can resend in/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('button', { name: /You can resend in 4\d seconds/ })).toBeDisabled();
  expect(calls['POST recover']).toEqual([{ email }, { email }]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
});

test('a recovery needs an address', async ({ page }) => {
  const calls = await answerAuth(page, { 'POST recover': sent });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('maya');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(calls['POST recover']).toBeUndefined();
});

test('the reset screen sets a new password and goes to the dashboard', async ({ page }) => {
  const calls = await answerAuth(page, {
    'GET session': { status: 200, body: signedIn },
    'PATCH user': { status: 200, body: { user } },
  });
  await page.goto('/signin?mode=reset');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  const button = page.getByRole('button', { name: 'Update password' });
  const alert = page.getByRole('alert');

  await password.fill('seven77');
  await confirmation.fill('seven77');
  await button.click();
  await expectRefused(page, 'Password too short', 'Password must be at least 8 characters long.');
  await expect(findSummary(page)).toBeFocused();

  await password.fill('a-lamp-at-night');
  await button.click();
  await expectRefused(page, "Passwords don't match", 'Please make sure both passwords are identical.');
  await expect(findSummary(page)).toBeFocused();

  await confirmation.fill('a-lamp-at-night');
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(calls['PATCH user']).toEqual([{ password: 'a-lamp-at-night' }]);
});

test('a weak password is rejected at its field', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  const weak = 'This password is one of the most common ones.';
  await answerAuth(page, {
    'GET session': { status: 200, body: signedIn },
    'PATCH user': refuse(422, 'weak_password', weak, { fields: { password: weak } }),
  });
  await page.goto('/signin?mode=reset');
  await page.getByLabel('New password', { exact: true }).fill('password');
  await page.getByLabel('Confirm password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(weak);
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('password');
});

test('without a session the reset screen offers another link', async ({ page }) => {
  await answerAuth(page, { 'POST recover': sent });
  await page.goto('/signin?mode=reset');
  await expect(page.getByRole('heading', { name: 'You need a new link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If an account exists for ${email}, we sent a link.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('a link that was opened too long ago offers another one', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await answerAuth(page, {
    'GET session': { status: 200, body: signedIn },
    'PATCH user': refuse(403, 'reauthentication_required', 'Please sign in again.'),
  });
  await page.goto('/signin?mode=reset');
  await page.getByLabel('New password', { exact: true }).fill('a-lamp-at-night');
  await page.getByLabel('Confirm password', { exact: true }).fill('a-lamp-at-night');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByRole('heading', { name: 'You need a new link' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a second factor comes before the reset screen', async ({ page }) => {
  const replies: Record<string, Reply> = {
    'GET session': { status: 200, body: secondFactorDue },
    'POST factors/factor-1/challenge': { status: 201, body: { id: 'challenge-1' } },
    'POST factors/factor-1/verify': { status: 200, body: signedIn },
  };
  await answerAuth(page, replies);
  await page.goto('/signin?mode=reset');
  await page.getByLabel('Verification code').fill('123456');
  await page.getByLabel('Verification code').press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
});

test('the second factor accepts recovery codes, shows errors, and can be cancelled', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const wrong = 'That code isn’t right.';
  const calls = await answerAuth(page, {
    'POST sign-in': { status: 200, body: secondFactorDue },
    'POST factors/factor-1/challenge': { status: 201, body: { id: 'challenge-1' } },
    'POST factors/factor-1/verify': refuse(400, 'invalid_code', wrong),
    'POST sign-out': { status: 204 },
    'GET session': { status: 200, body: signedOut },
  });
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lamp-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill(' abcd-efgh ');
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(wrong);
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  expect(calls['POST factors/factor-1/verify']).toEqual([{ challengeId: 'challenge-1', code: 'abcd-efgh' }]);
  await page.getByRole('button', { name: 'Cancel and sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('the emailed link leads to a new password that signs in', async ({ page }) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If an account exists for')).toBeVisible();
  await expect(async () => {
    expect((await readMessages(page, account.email))[0]?.purpose).toBe('recovery');
  }).toPass();
  await openRecoveryLink(page, await readMailedLink(page, account.email));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const password = 'lantern in the hall 9';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await signOutThroughApi(page);
  await page.goto('/signin');
  await signInOnForm(page, { email: account.email, password });
  await expect(page).toHaveURL('/dashboard');
});
