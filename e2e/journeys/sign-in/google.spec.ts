import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Events } from 'oauth2-mock-server';
import {
  agreeAtGoogle,
  startTestGoogle,
  type TestGoogle,
} from '../../../server/testing/peers/test-google.ts';
import { test as base, expect } from '../../fixtures.ts';
import { startServer } from '../../start-server.ts';
import { createAccount, createEmail, readMessages, signInOnForm } from '../../steps/account.ts';
import { endCodeOfApp } from '../../steps/account-database.ts';
import { expectRefused, findButton, findField } from '../../steps/account-settings.ts';
import { addApp, showCode } from '../../steps/authenticator.ts';
import { expectSignedIn, expectSignedOut } from '../../steps/header.ts';
import { openCard, openSummary } from '../../steps/sign-up.ts';

const refusedSignIn = /status of 401/;

/** A server of ours that uses a real OpenID server on the loopback as Google. */
const test = base.extend<object, { google: TestGoogle }>({
  google: [
    async ({ browserName: _browserName }, use) => {
      await using google = await startTestGoogle();
      await use(google);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use) => {
      const server = await startServer(google.environment);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Sets who is signed in to Google from now on, with a mailbox that Google runs, and returns their email. */
function becomeGrace(google: TestGoogle, email = createEmail()): string {
  google.claims = {
    sub: randomUUID(),
    email,
    email_verified: true,
    hd: email.split('@')[1],
    given_name: 'Grace',
    family_name: 'Hopper',
    name: 'Grace Hopper',
  };
  return email;
}

/** Goes to Google and back, ending at `destination`. */
async function continueWithGoogle(page: Page, destination: string): Promise<void> {
  await page.goto('/signin');
  await findButton(page, 'Continue with Google').click();
  await page.waitForURL(destination);
}

async function readUserId(page: Page): Promise<string> {
  const { user } = await (await page.request.get('/api/auth/session')).json();
  return String(user?.id);
}

test('a new person needs only an age, and is recognized the next time', async ({
  page,
  google,
  openDevice,
}) => {
  const email = becomeGrace(google);
  await continueWithGoogle(page, '/onboarding/flow');
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await findField(page, 'Age').fill('41');
  await findButton(page, 'Continue').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible();
  await expectSignedIn(page, email);

  const other = await openDevice();
  await continueWithGoogle(other, '/dashboard');
  await expect(other.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible();
  expect(await readUserId(other)).toBe(await readUserId(page));
});

test('a quote is kept when someone leaves its flow for Google', async ({ page, google }) => {
  becomeGrace(google);
  await openSummary(page);
  await openCard(page);
  await findButton(page, 'Continue with Google').click();
  await page.waitForURL('/onboarding/flow');
  await findField(page, 'Age').fill('41');
  await findButton(page, 'Continue').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Grace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alderpoint Life', level: 2 })).toBeVisible();
});

test('an account with a password can be opened with Google, too, after its second factor, at the requested page', async ({
  page,
  google,
  server,
  openDevice,
}) => {
  const first = await openDevice();
  const account = await createAccount(first);
  const { secret } = await addApp(first);
  becomeGrace(google, account.email);
  endCodeOfApp(server, account.email);
  await page.goto('/signin?next=/profile');
  await findButton(page, 'Continue with Google').click();
  await page.waitForURL('/signin?next=%2Fprofile');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  expect((await page.request.get('/api/profile')).status()).toBe(403);
  await findField(page, 'Verification code').fill(showCode(secret));
  await findButton(page, 'Verify & Sign In').click();
  await expect(page).toHaveURL('/profile');
  expect(await readUserId(page)).toBe(await readUserId(first));
});

test('[security 23] an address that someone else registered first goes to the person Google vouches for', async ({
  page,
  google,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(refusedSignIn);
  const other = await openDevice();
  const account = await createAccount(other, { isConfirmed: false, profile: null });
  await other.goto('/onboarding');
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  becomeGrace(google, account.email);
  await continueWithGoogle(page, '/onboarding/flow');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Please use another email' })).toBeVisible();
  const [notice] = await readMessages(page, account.email);
  expect(notice?.text).toContain('no one had confirmed it');

  await findButton(other, 'Sign out').click();
  await expect(other).toHaveURL('/');
  await other.goto('/signin');
  await signInOnForm(other, account);
  await expectRefused(other, 'Login Failed');
  await other.goto('/');
  await expectSignedOut(other);
});

test('a second Google account with the same address has to prove the mailbox first', async ({
  page,
  google,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  const email = becomeGrace(google);
  const first = await openDevice();
  await continueWithGoogle(first, '/onboarding/flow');
  becomeGrace(google, email);
  await page.goto('/signin');
  await findButton(page, 'Continue with Google').click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Sign in another way' });
  await expect(link).toHaveAttribute('href', '/signin');
  expect(await readUserId(page)).toBe('undefined');
});

test('[security 24] [security 25] neither a no at Google nor a response for another browser signs anyone in', async ({
  page,
  google,
  openDevice,
}) => {
  becomeGrace(google);
  google.server.service.once(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', 'The user said no.');
  });
  await continueWithGoogle(page, '/');
  await expectRefused(page, 'Google Auth Failed', 'Google didn’t sign you in.');
  await expect(page.getByText('access_denied')).toHaveCount(0);
  await findButton(page.getByRole('region', { name: 'Notifications' }), 'Sign In').click();
  await expect(page).toHaveURL(/\/signin$/);

  const email = becomeGrace(google);
  const asking = await openDevice();
  const leaving = await asking.request.get('/api/auth/google?next=/dashboard', { maxRedirects: 0 });
  const wayBack = await agreeAtGoogle(new URL(leaving.headers().location ?? ''));
  await page.goto(wayBack);
  await expectRefused(page, 'Google Auth Failed');
  await expect(page).toHaveURL('/');
  await findButton(page, 'Dismiss: Google Auth Failed').click();
  await expectSignedOut(page);

  await asking.goto(wayBack);
  await expect(asking).toHaveURL('/onboarding/flow');
  await asking.goto('/');
  await expectSignedIn(asking, email);
});
