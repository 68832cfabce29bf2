import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { readMailedLink, signInOnForm } from '../../steps/account.ts';
import { endWaits, expireCodes, startWaits } from '../../steps/account-database.ts';
import { expectDone, expectRefused, findButton, findField } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import {
  askForRecovery,
  confirmElsewhere,
  confirmHere,
  getLinkTitle,
  openRecoveryLink,
  readNumber,
  typeNumber,
} from '../../steps/email-links.ts';
import { readOwnProfile } from '../../steps/onboarding.ts';
import { expectSummary } from '../../steps/quote.ts';
import {
  choosePassword,
  completeAboutYou,
  expectProgress,
  expectStep,
  openCard,
  openSummary,
  sendEmail,
  startSignUp,
  strongPassword,
} from '../../steps/sign-up.ts';

async function expectDashboardWithQuote(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alderpoint Life', level: 2 })).toBeVisible();
}

test(
  'an anonymous quote becomes an account, confirmed on another device',
  { tag: '@phone' },
  async ({ page, openDevice, expectAccessible }, { project }) => {
    const check = async (name: string) => {
      await expectNoOverflow(page);
      if (project.name === 'desktop') await expectAccessible(name);
    };
    await openSummary(page);
    await openCard(page);
    await expectProgress(page, 'Email Verification', 65);
    await expect(page.getByText('Join thousands saving on life insurance')).toBeVisible();
    await check('email');
    const email = await sendEmail(page);
    await expectProgress(page, 'Check Your Email', 75);
    await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
    await check('verify');

    const other = await openDevice();
    await confirmElsewhere(page, other, email);

    await expectStep(page, 'Create Password');
    await expectDone(page, 'Email confirmed', 'Continuing with your account setup...');
    await expectProgress(page, 'Create Password', 95);
    await check('password');
    await choosePassword(page);
    await expectStep(page, 'About you');
    await expectDone(page, 'Password created!', 'Your account is almost ready.');
    await expectProgress(page, 'Profile Information', 85);
    await check('about you');
    await completeAboutYou(page);
    await expectDashboardWithQuote(page);
    const { quote, onboardingCompleted, age } = await readOwnProfile(page);
    expect({ carrierId: quote?.carrierId, onboardingCompleted, age }).toEqual({
      carrierId: 'alderpoint',
      onboardingCompleted: true,
      age: 34,
    });

    // Back leads to the quote, and creating an account leads straight to the dashboard.
    await page.goBack();
    await expectSummary(page);
    await expect(page.getByText('This quote is in your account')).toBeVisible();
    await findButton(page, 'Go to my account').click();
    await expectDashboardWithQuote(page);
  },
);

test('every step continues after a reload with what was typed, and Back leads to the quote', async ({
  page,
  openDevice,
}) => {
  await openSummary(page);
  await openCard(page);
  await page.goBack();
  await expectSummary(page);
  await openCard(page);
  await findField(page, 'Email').fill('half.typed@');
  await page.reload();
  await expectStep(page, 'Create Your Account');
  await expect(findField(page, 'Email')).toHaveValue('half.typed@');
  const email = await sendEmail(page);
  await page.reload();
  await expectStep(page, 'Check Your Email');
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
  await findButton(page, 'Back').click();
  await expectSummary(page);
  await findButton(page, 'Finish my account').click();
  await expectStep(page, 'Check Your Email');
  await confirmElsewhere(page, await openDevice(), email);
  await expectStep(page, 'Create Password');
  await page.reload();
  await expectStep(page, 'Create Password');
  await page.goBack();
  await expectSummary(page);
  await findButton(page, 'Finish my account').click();
  await expectStep(page, 'Create Password');
  await findButton(page, 'Close and save for later').click();
  await expect(page).toHaveURL('/');
  await page.goto('/quote');
  await expectStep(page, 'Create Password');
  await choosePassword(page);
  await expectStep(page, 'About you');
  await findField(page, 'First name').fill('Mayabel');
  await findField(page, 'Year').fill('1990');
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.reload();
  await expectStep(page, 'About you');
  await expect(findField(page, 'First name')).toHaveValue('Mayabel');
  await expect(findField(page, 'Year')).toHaveValue('1990');
  await expect(page.getByRole('checkbox', { name: /Terms of Service/ })).toBeChecked();
  await findField(page, 'Year').fill('');
  await findButton(page, 'Complete Profile').click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mayabel' })).toBeVisible();
});

test('the wait survives a restart of the server; after a link that is too old, or a wrong number, another one can be sent', async ({
  page,
  server,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest, /ERR_/);
  const email = await startSignUp(page);
  await server.restart();
  expireCodes(server, email);
  const other = await openDevice();
  await other.goto(await readMailedLink(other, email));
  await expectRefused(other, 'This link has expired');

  await page.clock.install();
  await expect(async () => {
    // A busy machine may take longer to load the page than the countdown lasts.
    startWaits(server, email);
    await page.reload();
    const countdown = page.getByRole('button', { name: /^You can resend in \d+ seconds$/ });
    await expect(countdown).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.clock.fastForward(30_000);
  startWaits(server, email);
  await findButton(page, 'Resend email').click();
  await expectRefused(page, 'Please wait', 'You can resend in');
  endWaits(server, email);
  await findButton(page, 'Resend email').click();
  await expectDone(page, 'Confirmation sent', email);
  // The second wait is 45 seconds. The screen has counted 30 of them.
  await page.clock.fastForward(30_000);
  startWaits(server, email);
  await findButton(page, 'Resend email').click();
  await expectRefused(page, 'Please wait', 'You can resend in');

  const used = page.getByText('The last link was used, or it was sent from another browser.');
  const number = await readNumber(page);
  await typeNumber(other, email, number === '11' ? '12' : '11');
  await expect(getLinkTitle(other, 'That isn’t the number on the other screen')).toBeVisible();
  await expect(used).toBeVisible();
  await expect(page.locator('[data-waiting-number]')).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'Check Your Email');
  await expect(used).toBeVisible();
  endWaits(server, email);
  await page.clock.fastForward(60_000);
  await findButton(page, 'Resend email').click();
  await expectDone(page, 'Confirmation sent', email);
  await expect(used).toHaveCount(0);
  await confirmElsewhere(page, other, email);
  await expectStep(page, 'Create Password');
});

test('a mistyped address is changed, its owner does not sign this browser in, and a closed tab continues where it was', async ({
  page,
  context,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const wrong = await startSignUp(page);
  await findButton(page, 'Change email address').click();
  await expectStep(page, 'Create Your Account');
  await expect(findField(page, 'Email')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    wrong,
  );
  const right = await sendEmail(page);
  const stranger = await openDevice();
  await stranger.goto(await readMailedLink(stranger, wrong));
  // An account of their own, not the one of this sign-up.
  await expect(findButton(stranger, 'Continue here')).toBeVisible();
  await expect(findButton(stranger, 'Continue on the other screen')).toHaveCount(0);

  const number = await readNumber(page);
  await page.close();
  const other = await openDevice();
  await typeNumber(other, right, number);
  await expect(getLinkTitle(other, 'Your email is confirmed')).toBeVisible();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Find My Best Match' }).first().click();
  await expectStep(again, 'Create Password');
  await expectDone(again, 'Email confirmed');
});

test('a link in another tab lets both continue, and an account that is finished on another device asks this one to sign in', async ({
  page,
  context,
  openDevice,
}) => {
  const email = await startSignUp(page);
  const tab = await context.newPage();
  await confirmHere(tab, email);
  await expect(tab).toHaveURL('/onboarding');
  await expectStep(page, 'Create Password');
  await tab.close();
  const other = await openDevice();
  await openRecoveryLink(other, await askForRecovery(other, email));
  await findField(other, 'New password').fill(strongPassword);
  await findField(other, 'Confirm password').fill(strongPassword);
  await findButton(other, 'Update Password').click();

  await expectRefused(page, 'You were signed out', 'Your quote is safe in your account.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /quote|sign-up/.test(key))),
  ).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Sign In' }).click();
  await signInOnForm(page, { email, password: strongPassword });
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
});
