import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectRefused, findSummary } from '../../steps/account-settings.ts';
import {
  answerAuth,
  failedRequest,
  noProfile,
  type Reply,
  refuse,
  signedIn,
  signedOut,
} from '../../steps/auth-api.ts';

const email = 'maya@mail.example';
const password = 'lamp-7';

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

function submit(page: Page, label: 'Sign In' | 'Create Account') {
  return page.getByRole('button', { name: label, exact: true });
}

test('the page starts on Sign In, with every label of both modes, and its own bar instead of the site’s', async ({
  page,
}) => {
  await answerAuth(page, {});
  await page.goto('/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('I agree to the Terms of Service and Privacy Policy')).toBeVisible();
  for (const name of ['Sign In', 'Continue with Google', 'Sign in with Phone Number', 'Forgot password?']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  for (const note of ['100% Free & Secure', 'Bank-level Security & Privacy']) {
    await expect(page.getByText(note)).toBeVisible();
  }
  await expect(page.getByText('Need an account? Sign up')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await field.fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');

  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  const join = page.getByRole('tab', { name: 'Create Account' });
  await expect(join).toBeFocused();
  await expect(join).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Coverlight');
  await expect(field).toHaveAttribute('placeholder', 'min. 6 chars');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(submit(page, 'Create Account')).toBeVisible();
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();

  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 400 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.setViewportSize(size);
  await page.getByRole('link', { name: /^Back/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the button is enabled only with an email, six characters, and the terms, also when the browser fills them in', async ({
  page,
}) => {
  await answerAuth(page, {});
  for (const [path, label] of [
    ['/signin', 'Sign In'],
    ['/signin?mode=signup', 'Create Account'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const button = submit(page, label);
    await expect(button).toBeDisabled();
    await fillForm(page);
    await expect(button).toBeEnabled();
    for (const [field, wrong, right] of [
      ['Email', '', email],
      ['Password', 'five5', password],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(wrong);
      await expect(button).toBeDisabled();
      await page.getByLabel(field, { exact: true }).fill(right);
      await expect(button).toBeEnabled();
    }
    await page.getByRole('checkbox').uncheck();
    await expect(button).toBeDisabled();
  }
  await page.getByRole('checkbox').check();
  for (const field of ['Email', 'Password']) await page.getByLabel(field, { exact: true }).fill('');
  await expect(submit(page, 'Create Account')).toBeDisabled();
  await page.evaluate(
    (values) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const [name, value] of values) {
        const input = document.querySelector(`input[name="${name}"]`);
        setValue?.call(input, value);
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [['email', email] as const, ['password', password] as const],
  );
  await expect(submit(page, 'Create Account')).toBeEnabled();
});

test('without the terms Enter shows what is required, and a reload keeps the email and the terms, never the password', async ({
  page,
}) => {
  const calls = await answerAuth(page, {});
  await page.goto('/signin');
  await fillForm(page);
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel('Email').press('Enter');
  await expectRefused(page, 'Terms Required', 'Please agree to the Terms of Service to continue.');
  await expect(findSummary(page)).toBeFocused();
  await findSummary(page).getByRole('link').click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  expect(calls['POST sign-in']).toBeUndefined();

  await page.getByRole('checkbox').check();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain(email);
  expect(stored).not.toContain(password);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('signing in leads to the dashboard without loading a page, or to the requested page of this site', async ({
  page,
}) => {
  const replies: Record<string, Reply> = { 'POST sign-in': { status: 200, body: signedIn } };
  const calls = await answerAuth(page, replies);
  await page.goto('/signin');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await fillForm(page);
  await submit(page, 'Sign In').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Welcome Back!' })).toContainText(
    'Your quote has been updated with your latest preferences.',
  );
  expect(calls['POST sign-in']).toEqual([{ email, password }]);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  // Who is already signed in continues there.
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');

  for (const [next, destination] of [
    ['/account', '/account'],
    ['//evil.example', '/dashboard'],
    ['/signin', '/dashboard'],
  ] as const) {
    replies['GET session'] = { status: 200, body: signedOut };
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await fillForm(page);
    await submit(page, 'Sign In').click();
    await expect(page).toHaveURL(new RegExp(`${destination}$`));
  }
});

test('creating an account leads to the onboarding', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  const calls = await answerAuth(page, {
    'POST sign-up': { status: 201, body: signedIn },
    'GET profile': noProfile,
  });
  await page.goto('/signin');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await fillForm(page);
  await submit(page, 'Create Account').click();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('status').filter({ hasText: 'Account Created!' })).toContainText(
    'Welcome to Coverlight! Your quote has been saved.',
  );
  expect(calls['POST sign-up']).toEqual([{ email, password, termsAccepted: true }]);
});

/** `toasted` is what the toast says where the message itself is from no server. */
const failures: readonly [name: string, reply: Reply, message: string, toasted?: string][] = [
  [
    'wrong credentials',
    refuse(401, 'invalid_credentials', 'Invalid login credentials.'),
    'Invalid login credentials.',
  ],
  [
    'a broken server',
    { status: 500, body: '<html>' },
    'Something went wrong on our side.',
    'Please try again.',
  ],
  ['no connection', 'offline', 'We couldn’t reach the server.', 'Please try again.'],
  [
    'too many tries',
    refuse(429, 'rate_limited', 'Too many attempts.', { retryAfter: 300 }),
    'Too many attempts. You can try again in 5 minutes.',
  ],
];
test('a failed sign-in says so in a toast and in the form, and nothing typed is lost', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const replies: Record<string, Reply> = {};
  await answerAuth(page, replies);
  await page.goto('/signin');
  await fillForm(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  for (const [name, reply, message, toasted = message] of failures) {
    replies['POST sign-in'] = reply;
    await submit(page, 'Sign In').click();
    await expect(toast, name).toContainText(toasted);
    await expect(page.locator('form').getByText(message), name).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expect(page.getByRole('checkbox')).toBeChecked();
  }
  replies['POST sign-in'] = { status: 200, body: signedIn };
  await submit(page, 'Sign In').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(toast).toHaveCount(0);
});

test("a field's error shows at its field until it is changed, and an email that is taken leads to signing in", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const weak = 'This password is one of the most common ones.';
  const replies: Record<string, Reply> = {
    'POST sign-up': refuse(422, 'weak_password', weak, { fields: { password: weak } }),
  };
  await answerAuth(page, replies);
  await page.goto('/signin?mode=signup');
  await fillForm(page);
  await submit(page, 'Create Account').click();
  await expectRefused(page, 'Signup Failed', weak);
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(weak);
  await field.fill('longer-lamp-7');
  await expect(field).not.toHaveAttribute('aria-invalid');

  const taken = 'This email is already registered. Please use the sign-in form instead.';
  replies['POST sign-up'] = refuse(409, 'email_taken', taken);
  await submit(page, 'Create Account').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Signup Failed' })).toContainText(taken);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(taken);
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(submit(page, 'Sign In')).toBeEnabled();
});

test('on the way to Google the button stays busy', async ({ page }) => {
  await answerAuth(page, {});
  await page.route('**/api/auth/google**', async (route) => {
    expect(route.request().url()).toContain('next=%2Fonboarding');
    // Following the redirect has no effect here, so that the page it leaves can be checked.
    const isFollowing = route.request().isNavigationRequest();
    await route.fulfill(isFollowing ? { status: 204 } : { status: 302, headers: { Location: '/' } });
  });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Redirecting to Google...' })).toContainText(
    'Please complete the authentication process.',
  );
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
});
