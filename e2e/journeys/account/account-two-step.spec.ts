import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createAccount, signInOnForm } from '../../steps/account.ts';
import { ageSignIns, endCodeOfApp } from '../../steps/account-database.ts';
import {
  expectDone,
  expectRefused,
  findButton,
  findField,
  openAccount,
} from '../../steps/account-settings.ts';
import { showWrongCode } from '../../steps/authenticator.ts';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a refusal: requested on purpose, or in progress while its session changed.
  allowedErrors.push(/Failed to load resource/);
});

function findSection(page: Page) {
  return page.getByRole('region', { name: 'Two-step sign-in' });
}

function findCodes(page: Page) {
  return page.getByRole('region', { name: 'Recovery codes' });
}

/** The displayed key, as the person's app would store it. */
async function readKey(page: Page): Promise<Secret> {
  const key = findSection(page).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return Secret.fromBase32((await key.innerText()).replaceAll(' ', ''));
}

/** The app's code now, or some steps of 30 seconds later. The server accepts neighbors, and each step once. */
function generateCode(secret: Secret, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function setUp(page: Page): Promise<{ secret: Secret; recoveryCodes: string[] }> {
  const section = findSection(page);
  await findButton(section, 'Set up two-step sign-in').click();
  await expect(section.getByRole('heading', { name: 'Add your account to the app' })).toBeFocused();
  const secret = await readKey(page);
  await findField(section, 'Code from the app').fill(generateCode(secret));
  await findButton(section, 'Turn on').click();
  await expectDone(page, 'Two-step sign-in is on');
  const codes = findCodes(page).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}

test('an app is set up here and required at the next sign-in', async ({ page, server }) => {
  const account = await createAccount(page);
  await openAccount(page, 'password');
  const section = findSection(page);
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await findButton(section, 'Set up two-step sign-in').click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const link = section.locator('a[href^="otpauth://totp/"]');
  expect(await link.isVisible()).toBe((page.viewportSize()?.width ?? 0) < 768);
  await findButton(section, 'Cancel').click();
  await expect(section.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused();
  await findButton(section, 'Set up two-step sign-in').click();

  const secret = await readKey(page);
  await expect(link).toHaveAttribute('href', new RegExp(`secret=${secret.base32}`));
  const field = findField(section, 'Code from the app');
  const turnOn = findButton(section, 'Turn on');
  await expect(turnOn).toBeDisabled();
  await field.fill('123');
  await turnOn.click();
  await expectRefused(page, 'Invalid code', 'Please enter the 6-digit verification code.');
  await field.fill(generateCode(secret, 99));
  await turnOn.click();
  await expectRefused(page, 'Failed to verify the app.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(generateCode(secret));
  await turnOn.click();
  await expectDone(page, 'Two-step sign-in is on');
  await expect(section.getByText('On', { exact: true })).toBeVisible();
  const codes = findCodes(page);
  await expect(codes.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await findButton(codes, 'I’ve saved them').click();
  await expect(findButton(codes, 'New recovery codes')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('Authenticator app');
  await page.reload();
  await expect(codes.getByText('Save your recovery codes')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  await findButton(page, 'Sign Out').click();
  await expect(page).toHaveURL('/');
  await page.goto('/signin?next=/account');
  await signInOnForm(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  const code = findField(page, 'Verification code');
  await code.fill(showWrongCode(secret.base32));
  await findButton(page, 'Verify & Sign In').click();
  await expectRefused(page, 'Verification Failed');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  endCodeOfApp(server, account.email);
  await code.fill(generateCode(secret));
  await findButton(page, 'Verify & Sign In').click();
  await expect(page).toHaveURL('/account');
});

test('recovery codes are shown once, to be copied, downloaded, and printed', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount(page);
  await openAccount(page, 'password');
  const section = findCodes(page);
  const { recoveryCodes } = await setUp(page);
  await expectAccessible('recovery codes');
  await expectNoOverflow(page);

  await findButton(section, 'Copy').click();
  await expect(findButton(section, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));

  const download = page.waitForEvent('download');
  await findButton(section, 'Download').click();
  const text = await readFile(await (await download).path(), 'utf8');
  for (const code of recoveryCodes) expect(text).toContain(code);

  await page.emulateMedia({ media: 'print' });
  await expect(section.getByText(recoveryCodes[0] ?? '')).toBeVisible();
  await expect(findField(page, 'New Password')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await findButton(section, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await findButton(section, 'I’ve saved them').click();

  await findButton(section, 'New recovery codes').click();
  const question = page.getByRole('alertdialog', { name: 'Get new recovery codes?' });
  await expectAccessible('apps and a question');
  await expectNoOverflow(page);
  await findButton(question, 'Get new codes').click();
  const codes = section.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const newCodes = await codes.allInnerTexts();
  expect(newCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);

  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  await findButton(page, 'Sign Out').click();
  await page.goto('/signin?next=/account');
  await signInOnForm(page, account);
  await findButton(page, 'Use a recovery code instead').click();
  await findField(page, 'Recovery code').fill(newCodes[3] ?? '');
  await findButton(page, 'Verify & Sign In').click();
  await expect(page).toHaveURL('/account');
});

test('apps are added and removed, and an old sign-in has to prove itself first', async ({ page, server }) => {
  const { email } = await createAccount(page);
  await openAccount(page, 'password');
  const section = findSection(page);
  const { recoveryCodes } = await setUp(page);
  await findButton(findCodes(page), 'I’ve saved them').click();

  await findButton(section, 'Add another app').click();
  await expect(section.getByRole('heading', { name: 'Add your account to the app' })).toBeFocused();
  await findField(section, 'Code from the app').fill(generateCode(await readKey(page)));
  await findButton(section, 'Turn on').click();
  await expectDone(page, 'App added');
  await expect(section.getByRole('listitem')).toHaveCount(2);

  await findButton(section, 'Remove Authenticator app 2').click();
  await findButton(page.getByRole('alertdialog', { name: 'Remove this app?' }), 'Remove').click();
  await expectDone(page, 'App removed');
  await expect(section.getByRole('listitem')).toHaveCount(1);

  ageSignIns(server, email);
  await findButton(section, 'Remove Authenticator app').click();
  const question = page.getByRole('alertdialog', { name: 'Turn off two-step sign-in?' });
  await findButton(question, 'Cancel').click();
  await expect(findButton(section, 'Remove Authenticator app')).toBeFocused();
  await findButton(section, 'Remove Authenticator app').click();
  await findButton(question, 'Turn off').click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await findButton(proof, 'Use a recovery code instead').click();
  await findField(proof, 'A recovery code').fill(recoveryCodes[0] ?? '');
  await findButton(proof, 'Confirm').click();
  await expectDone(page, 'Two-step sign-in is off');
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await expect(findButton(section, 'Set up two-step sign-in')).toBeVisible();
});
