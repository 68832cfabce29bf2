import { expect, test } from '../../fixtures.ts';
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

const email = 'maya@mail.example';
const sent: Reply = { status: 202 };

test('a forgotten password needs an address, and gets the same response for everyone', async ({ page }) => {
  await page.clock.install();
  const calls = await answerAuth(page, { 'POST recover': sent });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('maya');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(calls['POST recover']).toBeUndefined();
  await page.goBack();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
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

test('the reset screen sets a new password that is not too weak, and goes to the dashboard', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const weak = 'This password is one of the most common ones.';
  const replies: Record<string, Reply> = {
    'GET session': { status: 200, body: signedIn },
    'PATCH user': refuse(422, 'weak_password', weak, { fields: { password: weak } }),
  };
  const calls = await answerAuth(page, replies);
  await page.goto('/signin?mode=reset');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  const button = page.getByRole('button', { name: 'Update Password' });
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

  await password.fill('password');
  await confirmation.fill('password');
  await button.click();
  await expect(password).toHaveAccessibleDescription(weak);
  await expect(confirmation).toHaveValue('password');

  replies['PATCH user'] = { status: 200, body: { user } };
  await password.fill('a-lamp-at-night');
  await confirmation.fill('a-lamp-at-night');
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Password updated' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(calls['PATCH user']).toEqual([{ password: 'password' }, { password: 'a-lamp-at-night' }]);
});

test('without a session, or after too long, the reset screen offers another link', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const replies: Record<string, Reply> = { 'POST recover': sent };
  await answerAuth(page, replies);
  await page.goto('/signin?mode=reset');
  await expect(page.getByRole('heading', { name: 'You need a new link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(`If an account exists for ${email}, we sent a link.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  replies['GET session'] = { status: 200, body: signedIn };
  replies['PATCH user'] = refuse(403, 'reauthentication_required', 'Please sign in again.');
  await page.goto('/signin?mode=reset');
  await page.getByLabel('New password', { exact: true }).fill('a-lamp-at-night');
  await page.getByLabel('Confirm password', { exact: true }).fill('a-lamp-at-night');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('heading', { name: 'You need a new link' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('the second factor accepts recovery codes, shows errors, can be canceled, and comes before the reset screen', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const wrong = 'That code isn’t right.';
  const replies: Record<string, Reply> = {
    'POST sign-in': { status: 200, body: secondFactorDue },
    'POST factors/factor-1/challenge': { status: 201, body: { id: 'challenge-1' } },
    'POST factors/factor-1/verify': refuse(400, 'invalid_code', wrong),
    'POST sign-out': { status: 204 },
    'GET session': { status: 200, body: signedOut },
  };
  const calls = await answerAuth(page, replies);
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

  replies['GET session'] = { status: 200, body: secondFactorDue };
  replies['POST factors/factor-1/verify'] = { status: 200, body: signedIn };
  await page.goto('/signin?mode=reset');
  await page.getByLabel('Verification code').fill('123456');
  await page.getByLabel('Verification code').press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
});
