import type { Page } from '@playwright/test';
import { matchPercents } from '../../../shared/matching/match-percent.ts';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import {
  completeProfile,
  confirmEmail,
  createAccount,
  quoteAnswers,
  saveProfile,
  signInThroughApi,
} from '../../steps/account.ts';

const failedRequest = /Failed to load resource/;
const dayMs = 24 * 60 * 60 * 1000;

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

function buildQuote(daysAgo = 1) {
  return { userData: quoteAnswers, quotedAt: new Date(Date.now() - daysAgo * dayMs).toISOString() };
}

function lastMatch(page: Page) {
  return page.getByRole('region', { name: 'Your last match Alderpoint Life' });
}

function openMatch(page: Page) {
  return lastMatch(page).getByRole('button', { name: 'See why it fits you' });
}

function steps(page: Page) {
  return page.getByRole('region', { name: 'Applications in Progress' });
}

function step(page: Page, index: number) {
  return steps(page).getByRole('listitem').nth(index);
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(heading(page, 'Welcome back, Maya')).toBeVisible();
}

async function expectAccessibleAtEveryWidth(page: Page, expectAccessible: (name: string) => Promise<void>) {
  await expectAccessible('as opened');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  if (size) await page.setViewportSize(size);
  await expectNoOverflow(page);
}

test('a new account sees its cards, empty states, and next steps', async ({ page, expectAccessible }) => {
  const { email } = await createAccount(page);
  await openDashboard(page);
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page.getByText('Phone unverified')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a phone' })).toHaveAttribute('href', '/account?tab=phone');
  for (const [card, name, href] of [
    ['Active Policies', 'Browse insurance options', '/'],
    ['Applications in Progress', 'Start application', '/'],
    ['Account & Security', 'Manage account', '/account'],
    ['Account & Security', 'Password', '/account?tab=password'],
    ['Account & Security', 'Two-step sign-in', '/account?tab=password'],
    ['Account & Security', 'Your data', '/account?tab=account'],
    ['Profile Information', 'Edit profile', '/profile'],
  ] as const) {
    const region = page.getByRole('region', { name: card });
    await expect(region.getByRole('heading', { name: card })).toBeVisible();
    await expect(region.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(page.getByText('No policies yet.')).toBeVisible();
  await expect(page.getByText('Nothing in progress.')).toBeVisible();
  const profile = page.getByRole('region', { name: 'Profile Information' });
  for (const text of ['Maya Ellison', '34', email, 'Not added', 'Verified']) {
    await expect(profile.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessibleAtEveryWidth(page, expectAccessible);
});

test('an account has to be confirmed, and to have a profile, before its dashboard opens', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const { email } = await createAccount(page, { isConfirmed: false });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding');
  await expect(heading(page, 'Check your email')).toBeVisible();
  const other = await context.newPage();
  await confirmEmail(other, email);
  await expect(heading(page, 'What is your name?')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding');
  await saveProfile(page, { ...completeProfile, onboardingCompleted: true });
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Email verified')).toBeVisible();
});

test.describe('loading', () => {
  test('shows a spinner and placeholders for the cards, and what fails can be tried again', async ({
    page,
    allowedErrors,
    expectAccessible,
  }) => {
    allowedErrors.push(failedRequest);
    await createAccount(page);
    await page.route('**/api/auth/session', () => new Promise(() => undefined));
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Loading your account' })).toBeVisible();
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await expectAccessibleAtEveryWidth(page, expectAccessible);

    await page.unroute('**/api/auth/session');
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load profile data.' })).toContainText(
      'Something went wrong on our side.',
    );
    await page.unroute('**/api/profile');
    // The page also tries again by itself when it comes back into view, which fails until the press.
    let isPressed = false;
    await page.exposeFunction('notePress', () => {
      isPressed = true;
    });
    await page.route('**/api/profile', (route) =>
      isPressed ? route.continue() : route.abort('internetdisconnected'),
    );
    await page.goto('/dashboard');
    await page.evaluate(`document.addEventListener('click', () => notePress(), true)`);
    await expect(heading(page, 'Failed to load profile data.')).toBeVisible();
    await expect(page.getByText('We couldn’t reach the server.')).toBeVisible();
    await expectAccessible('failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Welcome back, Maya')).toBeFocused();
  });

  test('that takes long says so and can be tried again', async ({ page, allowedErrors }) => {
    allowedErrors.push(failedRequest);
    await page.clock.install();
    await createAccount(page);
    const press = Promise.withResolvers<void>();
    let isPaused = false;
    await page.route('**/api/auth/session', async (route) => {
      if (!isPaused) return await route.abort('internetdisconnected');
      // A call that a timer began as the clock was paused must not end before the press.
      await press.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(heading(page, 'Welcome back')).toBeVisible();
    // No timer runs from here on, so that only the button tries again.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(page.getByText('The server hasn’t answered yet.')).toBeVisible();
    isPaused = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    press.resolve();
    await expect(heading(page, 'Welcome back, Maya')).toBeVisible();
  });
});

test.describe('the last quote', () => {
  test('is in reading order, says when no carrier fit, and opens in another browser with its answers and reasons', async ({
    page,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const account = await createAccount(page);
    const userData = { ...quoteAnswers, age: 78, healthStatus: 'Poor' } as const;
    await saveProfile(page, { quote: { ...buildQuote(), userData } });
    await openDashboard(page);
    const unfit = page.getByRole('region', { name: 'No full match. Ask first: Alderpoint Life' });
    await expect(unfit).toContainText('your answers didn’t meet every requirement at any carrier');
    await expect(unfit).not.toContainText('%');
    await expectAccessible('no full match');

    await saveProfile(page, { quote: buildQuote() });
    await openDashboard(page);
    await expectReadingOrder(page);
    const match = lastMatch(page);
    await expect(match.locator('img')).toHaveAttribute('src', '/carriers/alderpoint.svg');
    await expect(match.getByText(`${matchPercents.primary.max}%`)).toBeVisible();
    await expect(match.getByText(/\$500,000, term life insurance\. Matched on \w+ \d+, \d{4}/)).toBeVisible();
    await expect(steps(page).getByRole('link', { name: 'Start application' })).toHaveAttribute('href', '/');
    await expectAccessibleAtEveryWidth(page, expectAccessible);

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await signInThroughApi(other, account);
    await openDashboard(other);
    await openMatch(other).click();
    await expect(other).toHaveURL('/quote');
    await expect(other.getByRole('heading', { name: 'Your Quote is Ready!' })).toBeFocused();
    await expect(other.getByText(`${matchPercents.primary.max}%`).first()).toBeVisible();
    await expect(other.getByRole('definition').filter({ hasText: 'Ohio' })).toBeVisible();
    await other.getByRole('button', { name: /^Close/ }).click();
    await expect(heading(other, 'Welcome back, Maya')).toBeVisible();
    await elsewhere.close();
  });

  test('is followed step by step, only the person says that they applied, and a new quote leaves it', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await createAccount(page);
    await saveProfile(page, { quote: buildQuote() });
    await openDashboard(page);
    await expect(step(page, 0)).toContainText(/^Done: Matched with Alderpoint Life\w+ \d+, \d{4}$/);
    await expect(step(page, 1)).toContainText('Not yet: Visit Alderpoint Life’s site');
    await expect(step(page, 2)).toContainText('Not yet: Apply with Alderpoint Life');
    await openMatch(page).click();
    await context.route('https://**', (route) => route.fulfill({ body: 'The carrier.' }));
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'See My Quote' }).click();
    await (await opening).close();
    await page.getByRole('button', { name: /^Close/ }).click();
    await expect(step(page, 1)).toContainText(/^Done: Visited Alderpoint Life’s site\w+ \d+, \d{4}$/);
    await steps(page).getByRole('button', { name: 'I applied' }).click();
    await expect(step(page, 2)).toContainText(
      /^Done: You told us you applied with Alderpoint Life\w+ \d+, \d{4}/,
    );
    await expect(steps(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectAccessible('applied');
    await page.reload();
    await steps(page).getByRole('button', { name: 'Undo' }).click();
    await expect(step(page, 2)).toContainText('Not yet: Apply with Alderpoint Life');

    await page.getByRole('button', { name: 'Start a new quote' }).click();
    await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: /^Close/ }).click();
    await expect(lastMatch(page)).toBeVisible();
  });

  test('replaces a newer one on this device only when requested', async ({ page }) => {
    await createAccount(page);
    await page.goto('/quote');
    await page.getByLabel('Name', { exact: true }).fill('Ben Ito');
    await page.getByLabel('Age', { exact: true }).fill('51');
    await page.getByRole('button', { name: /^Close/ }).click();
    await saveProfile(page, { quote: buildQuote() });
    await openDashboard(page);
    const card = lastMatch(page);
    await openMatch(page).click();
    await expect(card.getByRole('alert')).toContainText('Opening this one will replace it.');
    await card.getByRole('link', { name: 'Continue with the newer one' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ben Ito');
    await page.goBack();
    await openMatch(page).click();
    await card.getByRole('button', { name: 'Replace it' }).click();
    await expect(page.getByRole('heading', { name: 'Your Quote is Ready!' })).toBeFocused();
    await expect(page.getByText('Maya Ellison').first()).toBeVisible();
  });
});

async function expectReadingOrder(page: Page): Promise<void> {
  const names = await page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((controls) => controls.map(({ textContent }) => textContent?.trim()));
  await page.getByRole('link', { name: 'Add a phone' }).focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name);
  }
}
