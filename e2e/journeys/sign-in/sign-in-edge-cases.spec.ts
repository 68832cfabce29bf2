import type { Locator } from '@playwright/test';
import type { CheckedColors } from '../../accessibility.ts';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import {
  answerAuth,
  type Reply,
  refuse,
  secondFactorDue,
  signedIn,
  signedOut,
} from '../../steps/auth-api.ts';

test('every view is accessible and fits the window, even with text twice as large', async ({
  page,
  expectAccessible,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  const replies: Record<string, Reply> = {
    'GET session': { status: 200, body: signedOut },
    'POST sign-in': refuse(401, 'invalid_credentials', 'Invalid login credentials.'),
    'POST phone/start': { status: 202, body: { phone: '+12025550123', retryAfterSeconds: 30 } },
    'POST recover': { status: 202 },
  };
  await answerAuth(page, replies);
  const setTextSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  const check = async (name: string, colors?: CheckedColors) => {
    await expectAccessible(name, colors);
    await expectNoOverflow(page);
    await setTextSize('200%');
    await expectNoOverflow(page);
    await setTextSize('');
  };
  await page.goto('/signin');
  await check('sign in', 'both');
  await page.getByLabel('Email').fill('maya');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Terms Required')).toBeVisible();
  await check('sign in with faults');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await check('create account');
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await page.getByLabel('Phone number').fill('123');
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await check('phone with a fault');
  await page.getByLabel('Phone number').fill('2025550123');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await check('code');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await check('forgotten password');
  await page.getByLabel('Email').fill('maya.with.a.rather.long.address@correspondence.mail.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(/^If an account exists/)).toBeVisible();
  await check('link sent');
  await page.goto('/signin?mode=reset');
  await expect(page.getByText('You need a new link')).toBeVisible();
  await check('reset without a session');
  replies['GET session'] = { status: 200, body: signedIn };
  await page.reload();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await check('reset');
  replies['GET session'] = { status: 200, body: secondFactorDue };
  await page.goto('/signin');
  await expect(page.getByText('One more step')).toBeVisible();
  await check('second factor');
});

test('what is typed before the script has loaded stays, is not sent by the browser, and survives other panels', async ({
  page,
}) => {
  await answerAuth(page, {});
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('maya@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('lamp-7');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  resolve();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Email')).toHaveValue('maya@mail.example');
  await expect(page).toHaveURL('/signin');

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await page.getByLabel('Phone number').fill('2025550123');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('lamp-7');
});

test.describe('in a contrast theme, which leaves out backgrounds and shadows', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the chosen tab looks different from the other', async ({ page }) => {
    await page.goto('/signin?mode=signup');
    const [chosen, other] = [true, false].map((selected) => page.getByRole('tab', { selected }));
    const readColor = (tab?: Locator) => tab?.evaluate((element) => getComputedStyle(element).color);
    await expect(async () => expect(await readColor(chosen)).not.toBe(await readColor(other))).toPass();
  });
});
