import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import {
  type Account,
  accountPassword,
  createEmail,
  readMailedLink,
  signInOnForm,
} from '../../steps/account.ts';
import { endWaits } from '../../steps/account-database.ts';
import { expectDone, expectRefused, findButton, findField } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import {
  confirmElsewhere,
  confirmHere,
  continueHere,
  getLinkTitle,
  openMailedLink,
  readNumber,
  sayNotMe,
  typeNumber,
} from '../../steps/email-links.ts';
import { fillNames, fillNewPassword, getAge, getContinue, getTitle } from '../../steps/onboarding.ts';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a used link, a void password, or a call whose session has ended.
  allowedErrors.push(failedRequest);
});

/** Creates an account with the form of `/signin`, which then waits for its confirmation. */
async function signUp(page: Page, email = createEmail()): Promise<Account> {
  await page.goto('/signin?mode=signup');
  await expect(getTitle(page, 'Join Coverlight')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await findField(page, 'Password').fill(accountPassword);
  await page.getByRole('checkbox').check();
  await findButton(page, 'Create Account').click();
  await expect(getTitle(page, 'Check your email')).toBeFocused();
  return { email, password: accountPassword };
}

async function expectStopped(page: Page, email: string): Promise<void> {
  await expect(getTitle(page, 'This sign-up was stopped')).toBeFocused();
  await expect(
    page.getByText(`We’re no longer waiting for you to confirm ${email} on this screen.`),
  ).toBeVisible();
}

async function expectPasswordVoid(page: Page, account: Account): Promise<void> {
  await page.goto('/signin');
  await signInOnForm(page, account);
  await expectRefused(page, 'Login Failed');
}

async function expectUnconfirmed(page: Page): Promise<void> {
  const { user } = await (await page.request.get('/api/auth/session')).json();
  expect(user?.emailConfirmedAt).toBeNull();
}

test('a sign-up is one link and one press in the browser that asked', async ({
  page,
  context,
  openDevice,
  expectAccessible,
}) => {
  const { email } = await signUp(page);
  const number = await readNumber(page);
  await expect(page.getByText(`Your number is ${number[0]} ${number[1]}`)).toBeAttached();
  await expectNoOverflow(page);
  await expectAccessible('waiting with a number');
  await page.reload();
  expect(await readNumber(page)).toBe(number);

  const link = await readMailedLink(page, email);
  const tab = await context.newPage();
  await openMailedLink(tab, email);
  const facts = tab.getByRole('definition');
  await expect(facts.nth(0)).toHaveText('A new Coverlight account');
  await expect(facts.nth(1)).toHaveText(/^\w+day, \w+ \d{1,2} at \d{1,2}:\d\d\s[AP]M\s\S+$/);
  await expect(facts.nth(2)).toHaveText(/^Chrome on /);
  await expect(facts.nth(3)).toHaveText(/^m•+@mail\.example$/);
  await expect(tab.getByText(email)).toHaveCount(0);
  await expectUnconfirmed(tab);

  await findButton(tab, 'Confirm my email').click();
  await expect(tab).toHaveURL('/onboarding');
  await expect(getTitle(tab, 'What is your name?')).toBeVisible();
  await expect(getTitle(page, 'What is your name?')).toBeFocused();
  await expect(page.getByText('Your number')).toHaveCount(0);
  await expectDone(page, 'Email confirmed', 'Continuing with your account setup...');

  const stranger = await openDevice();
  await stranger.goto(link);
  await expect(stranger.getByText('This link has already been used.')).toBeVisible();
  await expect(stranger).toHaveURL('/');
});

test('a scanner that runs scripts and presses nothing confirms nothing', async ({ page, openDevice }) => {
  const { email } = await signUp(page);
  const scanner = await openDevice();
  await openMailedLink(scanner, email);
  for (const button of await scanner.getByRole('button').all()) {
    await button.hover();
    await button.focus();
  }
  await scanner.reload();
  await expect(findButton(scanner, 'Continue here')).toBeVisible();
  await scanner.close();
  await expectUnconfirmed(page);
  await expect(getTitle(page, 'Check your email')).toBeVisible();
  await confirmHere(page, email);
  await expect(getTitle(page, 'What is your name?')).toBeVisible();
});

test('a wrong number uses up the link, and the next one shows another number', async ({
  page,
  server,
  openDevice,
}) => {
  const { email } = await signUp(page);
  const number = await readNumber(page);
  const device = await openDevice();
  const link = await readMailedLink(device, email);
  await typeNumber(device, email, number === '11' ? '12' : '11');
  await expect(getLinkTitle(device, 'That isn’t the number on the other screen')).toBeFocused();
  await expect(device.getByText('this link no longer works, and nothing was confirmed')).toBeVisible();
  await expectUnconfirmed(page);
  await device.goto(link);
  await expect(device).toHaveURL('/');
  await expectRefused(device, 'This link doesn’t work');

  endWaits(server, email);
  await page.evaluate(() => sessionStorage.clear());
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: /^You can resend in \d+ seconds$/ })).toBeVisible();
  await page.clock.fastForward(31_000);
  await findButton(page, 'Resend email').click();
  await expectDone(page, 'Confirmation sent', email);
  await confirmElsewhere(page, device, email);
  await expect(getTitle(page, 'What is your name?')).toBeVisible();
});

test('continuing here voids what the other screen had set up', async ({ page, openDevice }) => {
  const account = await signUp(page);
  const device = await openDevice();
  await continueHere(device, account.email);
  await expect(device).toHaveURL('/onboarding');
  await expect(device.getByText('Step 1/3')).toBeVisible();
  await expectStopped(page, account.email);
  await expectPasswordVoid(page, account);

  await fillNames(device);
  await getContinue(device).click();
  await getAge(device).fill('34');
  await getContinue(device).click();
  await expect(getTitle(device, 'Choose a password')).toBeFocused();
  await fillNewPassword(device, 'lantern in the hall 9');
  await getContinue(device).click();
  await expect(device).toHaveURL('/dashboard');
  await expect(device.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
});

test('a sign-up that someone did not start is removed, and its screen says so', async ({
  page,
  openDevice,
}) => {
  const account = await signUp(page);
  const owner = await openDevice();
  await sayNotMe(owner, account.email);
  await expect(owner.getByText('We removed the account that was started with m')).toBeVisible();
  await expectStopped(page, account.email);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(findField(page, 'Email')).toHaveValue(account.email);
  await expectPasswordVoid(page, account);
});
