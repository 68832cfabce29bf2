import { expect, test } from '../../fixtures.ts';
import { answerAuth, failedRequest, type Reply, refuse, signedIn } from '../../steps/auth-api.ts';

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
