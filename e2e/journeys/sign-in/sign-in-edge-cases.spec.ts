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
  const check = async (name: string) => {
    await expectAccessible(name);
    await expectNoOverflow(page);
    await setTextSize('200%');
    await expectNoOverflow(page);
    await setTextSize('');
  };
  await page.goto('/signin');
  await check('sign in');
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
  await page.getByRole('button', { name: 'Send reset link' }).click();
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

test('the toggle works by keyboard and keeps its focus', async ({ page }) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  const join = page.getByRole('tab', { name: 'Create Account' });
  await expect(join).toBeFocused();
  await expect(join).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
});

test('switching modes and panels loses nothing', async ({ page }) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  await page.getByLabel('Email').fill('maya@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('lamp-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await page.getByLabel('Phone number').fill('2025550123');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('lamp-7');
});

test('the password can be shown', async ({ page }) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('lamp-7');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('what the browser fills in counts', async ({ page }) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [name, value] of [
      ['email', 'maya@mail.example'],
      ['password', 'lamp-7'],
    ]) {
      const input = document.querySelector(`input[name="${name}"]`);
      setValue?.call(input, value);
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});

test('what is typed before the script has loaded stays, and is not sent by the browser', async ({ page }) => {
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
});

test('a slow session does not keep anyone from signing in', async ({ page }) => {
  await answerAuth(page, { 'POST sign-in': { status: 200, body: signedIn } });
  await page.route('**/api/auth/session', () => undefined);
  await page.goto('/signin');
  await page.getByLabel('Email').fill('maya@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('lamp-7');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('its own bar replaces the header and the footer of the site', async ({ page }) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const bar = page.getByRole('banner');
  await page.setViewportSize({ width: 390, height: 400 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(bar).toBeInViewport();
});
