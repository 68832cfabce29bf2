import type { Page } from '@playwright/test';
import { expect, pressIfThere, test } from '../../fixtures.ts';
import { expectRefused, findSummary } from '../../steps/account-settings.ts';
import { answerAuth, failedRequest, noProfile, type Reply, refuse, signedIn } from '../../steps/auth-api.ts';

const e164 = '+12025550123';
const codeSent: Reply = { status: 202, body: { phone: e164, retryAfterSeconds: 30 } };
/** The script with the numbering plans, not the list of countries. */
const rulesScript = /\/assets\/phone-[\w-]{8}\.js$/;
const problem = 'Please enter a valid phone number';

async function openPhonePanel(page: Page, replies: Record<string, Reply> = {}) {
  replies['POST phone/start'] ??= codeSent;
  replies['GET profile'] ??= noProfile;
  const calls = await answerAuth(page, replies);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await expect(page.getByRole('heading', { name: 'Use your phone number' })).toBeFocused();
  return calls;
}

function send(page: Page) {
  return page.getByRole('button', { name: 'Send Verification Code' });
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('(202) 555-0123');
  await page.getByLabel('I agree to receive SMS verification code').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
}

test('the form accepts numbers of 14 countries as people write them, and needs a valid one and consent', async ({
  page,
}) => {
  const calls = await openPhonePanel(page);
  await expect(send(page)).toBeDisabled();
  await page.getByLabel('Phone number').fill('2025550123');
  await expect(send(page)).toBeDisabled();
  await page.getByLabel('Phone number').press('Enter');
  await expect(findSummary(page).getByRole('link')).toHaveText(
    'Please agree to receive the code by text message.',
  );
  await page.getByRole('checkbox').check();
  await expect(send(page)).toBeEnabled();

  const country = page.getByLabel('Country');
  await expect(country.locator('option:not([hidden])')).toHaveText([
    /^United States/,
    /^Canada/,
    /^United Kingdom/,
    /^Australia/,
    /^Germany/,
    /^France/,
    /^Italy/,
    /^Spain/,
    /^Mexico/,
    /^Brazil/,
    /^India/,
    /^Japan/,
    /^South Korea/,
    /^China/,
  ]);
  for (const [code, placeholder] of [
    ['US', '+1 555 123 4567'],
    ['GB', '+44 20 7946 0958'],
    ['AU', '+61 2 9374 4000'],
    ['DE', '+49 30 12345678'],
    ['FR', '+33 1 42 86 83 26'],
    ['JP', '+81 ...'],
  ] as const) {
    await country.selectOption(code);
    await expect(page.getByLabel('Phone number')).toHaveAttribute('placeholder', placeholder);
  }

  const field = page.getByLabel('Phone number');
  for (const [country, typed, shown, isValid] of [
    ['US', '(202) 555-0123', '2025550123', true],
    ['US', '123', '123', false],
    ['US', 'call me', '', false],
    ['US', '20255501234567890', '20255501234567890', false],
    ['GB', '20 7946 0958', '2079460958', true],
    ['DE', '030 12345678', '03012345678', true],
  ] as const) {
    await page.getByLabel('Country').selectOption(country);
    await field.fill(typed);
    await expect(field).toHaveValue(shown);
    await (isValid ? expect(send(page)).toBeEnabled() : expect(send(page)).toBeDisabled());
    await expect(page.getByText(problem)).toHaveCount(isValid || shown === '' ? 0 : 1);
    if (!isValid && shown !== '') await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('+33 1 42 86 83 26');
  await expect(page.getByLabel('Country')).toHaveValue('FR');
  await page.getByLabel('Country').selectOption('US');
  await expect(field).toHaveValue('142868326');
  await page.getByLabel('Country').selectOption('FR');
  await send(page).click();
  await expect(page.getByText('Enter your code')).toBeVisible();
  expect(calls['POST phone/start']).toEqual([{ phone: '+33142868326', consent: true }]);
});

test('a right code leads to the onboarding by a full load', { tag: '@phone' }, async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const calls = await openPhonePanel(page, { 'POST phone/verify': { status: 200, body: signedIn } });
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await askForCode(page);
  await expect(page.getByRole('status').filter({ hasText: 'OTP Sent!' })).toContainText(
    'Check your phone for the verification code.',
  );
  await expect(page.getByText('We sent a 6-digit code to (202) 555-0123.')).toBeVisible();
  const field = page.getByLabel('Verification code', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const verify = page.getByRole('button', { name: 'Verify & Sign In' });
  await field.fill('12345');
  await expect(verify).toBeDisabled();
  await field.fill(' 123 456 7');
  await expect(field).toHaveValue('123456');
  await verify.click();
  await expect(page.getByRole('status').filter({ hasText: 'Phone Verified!' })).toContainText(
    'Redirecting to setup your profile...',
  );
  await expect(page).toHaveURL('/onboarding');
  expect(calls['POST phone/verify']).toEqual([{ phone: e164, token: '123456', type: 'sms' }]);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBeUndefined();
});

test('[security 69] a text that cannot be sent, a number that has had its share of codes, and a wrong code are reported', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const unavailable = 'Text messages are not set up here.';
  const share = 'We’ve already sent several codes to this number. Use your email address instead.';
  const message = 'This code is not right. You have 4 tries left.';
  const replies: Record<string, Reply> = { 'POST phone/verify': refuse(400, 'invalid_code', message) };
  await openPhonePanel(page, replies);
  const number = page.getByLabel('Phone number');
  await number.fill('2025550123');
  await page.getByRole('checkbox').check();
  const refusal = page.getByRole('alert').filter({ hasText: 'Verification Failed' });
  replies['POST phone/start'] = refuse(503, 'texts_unavailable', unavailable);
  await send(page).click();
  await expect(refusal).toContainText(unavailable);
  await expect(number).toHaveValue('2025550123');
  replies['POST phone/start'] = refuse(429, 'rate_limited', share);
  await send(page).click();
  await expect(refusal).toContainText(share);
  await page.getByRole('button', { name: 'Sign in with your email address instead' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  replies['POST phone/start'] = codeSent;
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  const field = page.getByLabel('Verification code', { exact: true });
  await field.fill('123456');
  await field.press('Enter');
  await expect(refusal).toContainText(message);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(message);
});

test('[security 69] a number that cannot get texts says so at its field, and so does Google where it is not set up', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(failedRequest);
  await page.goto('/signin');
  const google = page.getByRole('button', { name: 'Continue with Google', exact: true });
  await google.click();
  await expectRefused(
    page,
    'Google Auth Failed',
    'Google sign-in isn’t set up here. Please use your email or phone.',
  );
  await expect(google).toBeEnabled();
  await page.getByRole('button', { name: 'Sign in with Phone Number' }).click();
  await page.getByRole('checkbox').check();
  const field = page.getByLabel('Phone number');
  for (const [number, reason] of [
    ['+1 900 555 0123', /We can’t send texts to this kind of number\./],
    ['+1 876 555 0123', /We can’t send texts to numbers in this country \(Jamaica\)\./],
  ] as const) {
    await field.fill(number);
    await send(page).click();
    await expect(findSummary(page).getByRole('link')).toHaveText(reason);
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await expectAccessible('a number that gets no texts');
  await field.fill('+1 202 555 0123');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Sign in with your email address instead' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test("another code can be requested after the wait, and the browser's Back and the page's links step through the panels", async ({
  page,
}) => {
  await page.clock.install();
  const calls = await openPhonePanel(page);
  await askForCode(page);
  const waiting = page.getByRole('button', { name: /You can resend in \d+ seconds?/ });
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(waiting).toBeFocused();
  expect(calls['POST phone/start']).toHaveLength(2);

  await page.getByRole('button', { name: 'Back to phone number' }).click();
  await expect(page.getByRole('heading', { name: 'Use your phone number' })).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveValue('2025550123');
  await page.getByRole('button', { name: 'Enter the code we sent to this number' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Use your phone number' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to email sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Phone number')).toHaveValue('2025550123');
});

test('number rules that did not load can be requested again', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest, /Failed to fetch/);
  await page.route(rulesScript, (route) => route.abort());
  await openPhonePanel(page);
  await page.getByLabel('Phone number').fill('2025550123');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('we can’t check phone numbers yet')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.unroute(rulesScript);
  // After a failed load, there is a short pause before the next try.
  await expect(async () => {
    await pressIfThere(page.getByRole('button', { name: 'Try again' }));
    expect(await send(page).isEnabled()).toBe(true);
  }).toPass();
});
