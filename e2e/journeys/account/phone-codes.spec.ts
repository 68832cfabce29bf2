import type { Page } from '@playwright/test';
import { spoil } from '../../../server/testing/read-code.ts';
import { expect, test } from '../../fixtures.ts';
import { readMessages, readSentCode, signOutThroughApi } from '../../steps/account.ts';
import { createPhone, endWaits, expireCodes } from '../../steps/account-database.ts';
import { expectRefused, findButton, findField } from '../../steps/account-settings.ts';

const refusedCall = /status of 4(00|29)/;

/** Requests a code on the sign-in page and returns the one that was texted. */
async function askForCode(page: Page, phone: string): Promise<string> {
  await page.goto('/signin?panel=phone');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
  return sendCode(page, phone);
}

/** Requests another one, from where the first was to be typed. */
async function askAgain(page: Page, phone: string): Promise<string> {
  await findButton(page, 'Back to phone number').click();
  return sendCode(page, phone);
}

async function sendCode(page: Page, phone: string): Promise<string> {
  const sent = (await readMessages(page, phone)).length;
  await findButton(page, 'Send Verification Code').click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  expect(await readMessages(page, phone)).toHaveLength(sent + 1);
  return readSentCode(page, phone);
}

async function tryCode(page: Page, code: string): Promise<void> {
  await findField(page, 'Verification code').fill(code);
  await findButton(page, 'Verify & Sign In').click();
}

test('a texted code opens an account, and the next code opens the same one', async ({
  page,
  server,
  openDevice,
  allowedErrors,
}) => {
  // The open page may be loading its profile when its session ends.
  allowedErrors.push(/status of 401/);
  const phone = createPhone();
  const code = await askForCode(page, phone);
  await expect(page.getByText(/We sent a 6-digit code to \(202\)\s\d{3}-\d{4}\./)).toBeVisible();
  await tryCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('/onboarding/flow');
  const first = await (await page.request.get('/api/auth/session')).json();
  expect(first.user.phone).toBe(phone);
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ phoneNumber: phone });
  await signOutThroughApi(page);

  endWaits(server, phone);
  const other = await openDevice();
  await tryCode(other, await askForCode(other, phone));
  await other.waitForURL('/onboarding/flow');
  const second = await (await other.request.get('/api/auth/session')).json();
  expect(second.user.id).toBe(first.user.id);
});

test('[security 15] [security 17] after five wrong codes the right one is refused, too, and so is another text; a code that is too old says so', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(refusedCall);
  const phone = createPhone();
  const code = await askForCode(page, phone);
  const field = findField(page, 'Verification code');
  for (let tries = 1; tries <= 5; tries += 1) {
    await tryCode(page, spoil(code));
    const problem = tries < 5 ? 'That code isn’t right.' : 'This code was tried 5 times.';
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    await field.clear();
  }
  await tryCode(page, code);
  await expect(field).toHaveAccessibleDescription(/This code was tried 5 times. Please wait 10 minutes/);

  endWaits(server, phone);
  await findButton(page, 'Back to phone number').click();
  await findButton(page, 'Send Verification Code').click();
  await expectRefused(page, 'Verification Failed', 'The last code was tried 5 times.');
  expect(await readMessages(page, phone)).toHaveLength(1);

  expireCodes(server, phone);
  const old = await sendCode(page, phone);
  expireCodes(server, phone);
  await tryCode(page, old);
  await expectRefused(page, 'Verification Failed', 'This code has expired. Please ask for a new one.');
  endWaits(server, phone);
  await tryCode(page, await askAgain(page, phone));
  await page.waitForURL('/onboarding/flow');
});

test('[security 18] a code works only in the browser that asked for it', async ({
  page,
  server,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(refusedCall);
  const phone = createPhone();
  const own = await askForCode(page, phone);
  endWaits(server, phone);
  const other = await openDevice();
  const foreign = await askForCode(other, phone);
  expect(foreign).not.toBe(own);
  await tryCode(page, foreign);
  await expectRefused(page, 'Verification Failed', 'That code isn’t right.');
  await tryCode(page, own);
  await page.waitForURL('/onboarding/flow');
});
