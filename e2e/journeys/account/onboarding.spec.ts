import { expect, test } from '../../fixtures.ts';
import {
  completeProfile,
  confirmEmail,
  createAccount,
  createEmail,
  readMailedLink,
  readMessages,
  saveProfile,
  signOutThroughApi,
} from '../../steps/account.ts';
import { startWaits } from '../../steps/account-database.ts';
import { findSummary } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { confirmElsewhere, readNumber } from '../../steps/email-links.ts';
import {
  expectFits,
  fillNames,
  getAge,
  getContinue,
  getTitle,
  readOwnProfile,
  startWithPhone,
} from '../../steps/onboarding.ts';

// A person without a profile gets a 404, which the browser logs.
test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(failedRequest);
});

test('the wizard asks for name and age, explains errors, and keeps what was typed', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await expect(page.getByRole('progressbar', { name: 'Account setup' })).toHaveAttribute(
    'aria-valuetext',
    'Step 1 of 2',
  );
  await expect(page.getByText('Step 1/2')).toBeVisible();

  await page.getByLabel('First name').fill('Maya');
  await getContinue(page).click();
  await expect(page.getByText('Required fields')).toBeVisible();
  await expect(page.getByText('Please enter your first and last name.')).toBeVisible();
  await expect(findSummary(page)).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await expectFits(page, expectAccessible, 'name with an error');
  await page.getByLabel('Last name').fill('Ellison');
  await expect(page.getByText('Required fields')).toHaveCount(0);
  await page.getByLabel('Last name').press('Enter');

  await expect(getTitle(page, 'How old are you?')).toBeFocused();
  await expect(page.getByText('Step 2/2')).toBeVisible();
  const age = getAge(page);
  await expect(age).toHaveAttribute('inputmode', 'numeric');
  for (const wrong of ['17', '101', 'old']) {
    await age.fill(wrong);
    await getContinue(page).click();
    await expect(page.getByText('Invalid age')).toBeVisible();
    await expect(age).toHaveAccessibleDescription('Please enter a valid age between 18 and 100.');
  }
  await expectFits(page, expectAccessible, 'age with an error');
  await age.fill('34');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(getTitle(page, 'What is your name?')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Ellison');
  await page.goForward();
  await expect(getTitle(page, 'How old are you?')).toBeFocused();
  await page.reload();
  await expect(age).toHaveValue('34');
  await getContinue(page).dblclick();
  await expect(page.getByText('Profile completed!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await readOwnProfile(page)).toMatchObject({ ...completeProfile, onboardingCompleted: true });

  await page.goto('/onboarding');
  await expect(page).toHaveURL('/dashboard');
});

test('the email can be sent again after the wait, which grows with each email, until someone signs out', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { email } = await createAccount(page, { isConfirmed: false, profile: null });
  await page.clock.install();
  startWaits(server, email);
  await page.goto('/onboarding');
  const waiting = page.getByRole('button', { name: /^You can resend in/ });
  const resend = page.getByRole('button', { name: 'Resend email', exact: true });
  await expect(waiting).toHaveText(/(30|2\d) seconds/);
  // It looks disabled, but still responds.
  await waiting.click({ force: true });
  await expect(page.getByText('Please wait')).toBeVisible();
  await expect(page.getByText(/^You can resend in \d+ seconds\.$/)).toBeVisible();
  startWaits(server, email);
  await page.reload();
  await expect(waiting).toBeVisible();

  // Only this tab's clock runs ahead, so the server still considers it too early.
  await page.clock.runFor(31_000);
  startWaits(server, email);
  await resend.click();
  await expect(page.getByText('Please wait')).toBeVisible();
  await expect(waiting).toBeVisible();
  expect(await readMessages(page, email)).toHaveLength(1);

  await page.clock.runFor(31_000);
  const sent = {
    userId: 'user-1',
    emailSentAt: '2026-01-01T00:00:00.000Z',
    attempts: 2,
    retryAfterSeconds: 45,
    number: 29,
  };
  await page.route('**/api/auth/email/resend', (route) => route.abort());
  await resend.click();
  await expect(page.getByText('Failed to resend email. Please try again later.')).toBeVisible();
  await page.unroute('**/api/auth/email/resend');
  await page.route('**/api/auth/email/resend', (route) => route.fulfill({ status: 202, json: sent }));
  await resend.click();
  await expect(page.getByText('Confirmation sent')).toBeVisible();
  expect(await readNumber(page)).toBe('29');
  await expect(page.getByText('Failed to resend email.')).toHaveCount(0);
  // Not the 30 seconds that had passed, but the 45 of the answer, of which a slow machine may have used some.
  await expect(page.getByRole('button', { name: /^You can resend in (3[1-9]|4\d) seconds$/ })).toBeDisabled();

  await signOutThroughApi(page);
  await expect(getTitle(page, 'This sign-up was stopped')).toBeVisible();
  await expectFits(page, expectAccessible, 'the wait has ended');
});

test('a mistyped address can be changed while it is not confirmed, and its link opens nothing of this sign-up', async ({
  page,
  openDevice,
  expectAccessible,
}) => {
  const { email } = await createAccount(page, { isConfirmed: false, profile: null });
  const link = await readMailedLink(page, email);
  const right = createEmail();
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Change email' }).click();
  const field = page.getByLabel('New email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'email');
  await field.fill('maya');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expectFits(page, expectAccessible, 'waiting for the confirmation');
  await field.fill(right);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${right}. Open it`)).toBeVisible();
  await expect(getTitle(page, 'Check your email')).toBeFocused();

  const phone = await openDevice();
  await phone.goto(link);
  // The owner of that mailbox can open their own account.
  await expect(phone.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Continue on the other screen' })).toHaveCount(0);
  expect(await readMessages(page, right)).toHaveLength(1);
  await confirmElsewhere(page, phone, right);
  await expect(getTitle(page, 'What is your name?')).toBeFocused();
  await expect(page.getByText('Email confirmed')).toBeVisible();
  await expect(page.getByRole('banner').getByText(right)).toBeVisible();
});

test('people who signed up by phone are only asked for name and age, and anyone for an age that is still missing', async ({
  page,
}) => {
  await startWithPhone(page);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/onboarding/flow');
  await expect(getTitle(page, 'What is your name?')).toBeVisible();
  await expect(page.getByText('Step 1/2')).toBeVisible();
  await fillNames(page);
  await getContinue(page).dblclick();
  await expect(page.getByText('Step 2/2')).toBeVisible();
  await expect(page.getByText('Invalid age')).toHaveCount(0);
  await getAge(page).fill('34');
  await getContinue(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: / Account$/ })).toBeVisible();

  await startWithPhone(page);
  await saveProfile(page, completeProfile);
  await page.goto('/onboarding/flow');
  await expect(page).toHaveURL('/dashboard');
  expect(await readOwnProfile(page)).toMatchObject({ onboardingCompleted: true });

  await saveProfile(page, { age: null });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding/flow');
  await expect(getTitle(page, 'How old are you?')).toBeVisible();
  await getAge(page).fill('34');
  await getContinue(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the onboarding is for people who are signed in, and signing out leaves nothing behind', async ({
  page,
}) => {
  await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await fillNames(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please sign in')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Maya');

  for (const path of ['', '/flow', '/create-password', '/profile']) {
    await page.goto(`/onboarding${path}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Please sign in to complete your profile.')).toBeVisible();
  }
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Sign In', exact: true })
    .click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Please sign in to complete your profile.')).toHaveCount(0);
});

test('without a live connection a person can say that the link was opened', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED/);
  const { email } = await createAccount(page, { isConfirmed: false, profile: null });
  await page.route('**/api/auth/events', (route) => route.abort());
  await page.goto('/onboarding');
  await expect(getTitle(page, 'Check your email')).toBeVisible();
  // The page would find out automatically within seconds, so it learns nothing before the press.
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), {
      capture: true,
    });
  });
  await page.route('**/api/auth/session', async (route) => {
    const isPressed = (await page.locator('body[data-pressed]').count()) > 0;
    await (isPressed ? route.continue() : route.abort());
  });
  await confirmEmail(page, email);
  await page.getByRole('button', { name: 'I’ve opened the link' }).click();
  await expect(getTitle(page, 'What is your name?')).toBeFocused();
});
