import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { completeProfile, createAccount, signInThroughApi, signOutThroughApi } from '../../steps/account.ts';
import { ageSignIns } from '../../steps/account-database.ts';
import { expectDone, findButton, findField, openAccount } from '../../steps/account-settings.ts';
import { addApp } from '../../steps/authenticator.ts';
import { addOperator } from '../../steps/operator.ts';
import { plugInDevice } from '../../steps/passkeys.ts';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a refusal: requested on purpose, or in progress while its session changed.
  allowedErrors.push(/Failed to load resource/);
});

function findSection(page: Page, name = 'Passkeys') {
  return page.getByRole('region', { name, exact: true });
}

async function addPasskey(page: Page) {
  await openAccount(page, 'password');
  await findButton(findSection(page), 'Add a passkey').click();
  await expectDone(page, 'Passkey added');
}

test('a passkey is added, named, used to sign in, and removed @phone', async ({ page, expectAccessible }) => {
  // Without suggestions, which the virtual device would accept before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await plugInDevice(page);
  await createAccount(page);
  await addPasskey(page);
  const codes = findSection(page, 'Recovery codes');
  await expect(codes.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await findButton(codes, 'I’ve saved them').click();
  await expect(codes.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  const section = findSection(page);
  await section.getByRole('button', { name: /^Rename/ }).click();
  const question = page.getByRole('dialog', { name: 'Name this passkey' });
  await findField(question, 'Name').fill('My laptop');
  await findButton(question, 'Save').click();
  await expect(section.getByRole('listitem')).toContainText('My laptop');
  await expectAccessible('passkeys', 'both');
  await expectNoOverflow(page);

  // The same device can't be added twice.
  await findButton(section, 'Add another passkey').click();
  await expect(section.getByRole('status')).toContainText('already has a passkey');

  // From a page that doesn't lead back to itself after the next sign-in.
  await page.goto('/about');
  await signOutThroughApi(page);
  await device.answer(false);
  await page.goto('/signin');
  const signIn = findButton(page, 'Sign in with a passkey');
  await signIn.click();
  await page.getByRole('button', { name: 'stop waiting' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was used.' })).toBeVisible();
  await device.answer(true);
  await signIn.click();
  await expect(page).toHaveURL('/dashboard');

  await openAccount(page, 'password');
  await findButton(section, 'Remove My laptop').click();
  await findButton(page.getByRole('alertdialog', { name: 'Remove this passkey?' }), 'Remove').click();
  await expectDone(page, 'Passkey removed');
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect(codes).toHaveCount(0);
});

test('the email field suggests passkeys', async ({ page }) => {
  const device = await plugInDevice(page);
  await createAccount(page);
  await addPasskey(page);
  await signOutThroughApi(page);
  expect(await device.list()).toHaveLength(1);
  // The virtual device accepts the suggestion as soon as the page asks for it.
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
});

test('a passkey is a second step, and proves who is signed in', async ({ page, server }) => {
  const device = await plugInDevice(page);
  const account = await createAccount(page);
  await addPasskey(page);
  await addApp(page);
  await signOutThroughApi(page);
  await device.answer(false);
  await signInThroughApi(page, account);
  await page.goto('/signin?next=/account?tab=password');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await device.answer(true);
  await findButton(page, 'Use a passkey').click();
  await expect(page).toHaveURL('/account?tab=password');

  await ageSignIns(server, account.email);
  await findButton(findSection(page, 'Recovery codes'), 'New recovery codes').click();
  await findButton(page.getByRole('alertdialog'), 'Get new codes').click();
  await findButton(page.getByRole('dialog', { name: 'Confirm it’s you' }), 'Use a passkey').click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
});

test('the operator’s desk offers a passkey first', async ({ page, server }) => {
  await plugInDevice(page);
  const account = await createAccount(page, { profile: completeProfile });
  await addOperator(server, account);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Add a passkey first' })).toBeVisible();
  await findButton(page, 'Add a passkey').click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await findButton(page, 'I’ve saved them').click();
  await expect(page.getByRole('heading', { name: 'Add a passkey first' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Desk pages' })).toBeVisible();
});
