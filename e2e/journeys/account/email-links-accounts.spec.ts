import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { type Account, createAccount, createEmail, send, signInOnForm } from '../../steps/account.ts';
import { expectDone, findButton, findField } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import {
  askForRecovery,
  continueHere,
  getLinkTitle,
  openMailedLink,
  sayNotMe,
} from '../../steps/email-links.ts';
import { expectSignedIn } from '../../steps/header.ts';
import { expectSummary } from '../../steps/quote.ts';
import { expectStep, openCard, sendEmail, startSignUp } from '../../steps/sign-up.ts';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a used link, or a call whose session has ended.
  allowedErrors.push(failedRequest);
});

async function readOwnEmail(page: Page): Promise<unknown> {
  const { user } = await (await page.request.get('/api/auth/session')).json();
  return user?.email;
}

test('an email change is confirmed only in its own account, and its link waits until then', async ({
  page,
  openDevice,
}) => {
  const account = await createAccount(page);
  const newEmail = createEmail();
  await send(page, 'PATCH', '/api/auth/user', { email: newEmail });

  const stranger = await openDevice();
  const other = await createAccount(stranger);
  await openMailedLink(stranger, newEmail);
  await expect(getLinkTitle(stranger, 'Please sign in first')).toBeFocused();
  await expect(stranger.getByRole('button')).toHaveCount(0);
  expect(await readOwnEmail(stranger)).toBe(other.email);

  const device = await openDevice();
  await openMailedLink(device, newEmail);
  await device.getByRole('link', { name: 'Sign In' }).click();
  await signInOnForm(device, account);
  await expect(device).toHaveURL('/dashboard');
  await openMailedLink(device, newEmail);
  await findButton(device, 'Confirm my new email').click();
  await expectDone(device, 'Email changed', newEmail);
  expect(await readOwnEmail(page)).toBe(newEmail);
  expect(await readOwnEmail(stranger)).toBe(other.email);
});

test('a recovery link asks first when someone else is signed in', async ({ page, openDevice }) => {
  const asking = await openDevice();
  const forgetful: Account = await createAccount(asking);
  const here = await createAccount(page);
  const link = await askForRecovery(asking, forgetful.email);

  await page.goto(link);
  await expect(
    page.getByText(`You’re signed in here as ${here.email}, but this link is for m`),
  ).toBeVisible();
  await page.getByRole('link', { name: `Stay signed in as ${here.email}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectSignedIn(page, here.email);

  await page.goto(link);
  await page.getByRole('button', { name: /^Continue as m/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await findField(page, 'New password').fill('lantern in the hall 9');
  await findField(page, 'Confirm password').fill('lantern in the hall 9');
  await findButton(page, 'Update Password').click();
  await expect(page).toHaveURL('/dashboard');
  await expectSignedIn(page, forgetful.email);
});

test('a quote survives a sign-up that ends because the owner of the mailbox did not start it, or continues elsewhere', async ({
  page,
  openDevice,
}) => {
  const email = await startSignUp(page);
  const owner = await openDevice();
  await sayNotMe(owner, email);
  await expectStep(page, 'This sign-up was stopped');
  await page.reload();
  await expectStep(page, 'This sign-up was stopped');
  await findButton(page, 'Start over').click();
  await expectStep(page, 'Create Your Account');
  await expect(findField(page, 'Email')).toHaveValue(email);
  await findButton(page, 'Back').click();
  await expectSummary(page);

  await openCard(page);
  const another = await sendEmail(page);
  await continueHere(owner, another);
  await expect(owner.getByText('Step 1/3')).toBeVisible();
  await expectStep(page, 'This sign-up was stopped');
});
