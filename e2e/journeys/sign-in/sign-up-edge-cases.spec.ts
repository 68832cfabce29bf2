import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createAccount, createEmail, send, signOutThroughApi } from '../../steps/account.ts';
import { expectRefused, findButton, findField, findSummary } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { confirmElsewhere } from '../../steps/email-links.ts';
import {
  choosePassword,
  expectStep,
  openCard,
  openSummary,
  sendEmail,
  startSignUp,
} from '../../steps/sign-up.ts';

test('an invalid or registered address is reported at its field', async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(failedRequest);
  const { email } = await createAccount(page);
  await signOutThroughApi(page);
  await openSummary(page);
  await openCard(page);
  const field = findField(page, 'Email');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(field).toHaveAttribute('inputmode', 'email');
  await findButton(page, 'Continue with Email').click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await field.fill('maya');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expectNoOverflow(page);
  await expectAccessible('email with an error');
  await field.fill(email);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    'This email is already registered. Please use the sign-in form instead.',
  );
  await page.getByRole('link', { name: 'Go to the sign-in form' }).click();
  await expect(page).toHaveURL('/signin');
});

test('someone who asks again too soon in another browser is told to wait', async ({
  page,
  openDevice,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  const email = createEmail();
  await send(await openDevice(), 'POST', '/api/auth/email/start', { email });
  await openSummary(page);
  await openCard(page);
  await findField(page, 'Email').fill(email);
  await findButton(page, 'Continue with Email').click();
  await expectRefused(
    page,
    'Too many attempts. Please wait a few minutes before trying again.',
    'You can resend in',
  );
  await expect(findField(page, 'Email')).toHaveValue(email);
});

test('without a connection nothing is lost, and two presses send one email', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await openSummary(page);
  await openCard(page);
  const email = createEmail();
  await findField(page, 'Email').fill(email);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await findButton(page, 'Continue with Email').click();
  await expectRefused(
    page,
    'Unable to send verification email. Please try again.',
    'We couldn’t reach the server.',
  );
  await context.setOffline(false);
  let calls = 0;
  await page.route('**/api/auth/email/start', async (route) => {
    calls += 1;
    await route.continue();
  });
  await findButton(page, 'Continue with Email').dblclick();
  await expectStep(page, 'Check Your Email');
  expect(calls).toBe(1);
});

test('a password that the rules or the server reject is reported at its field', async ({
  page,
  openDevice,
  expectAccessible,
}) => {
  const email = await startSignUp(page);
  await confirmElsewhere(page, await openDevice(), email);
  await expectStep(page, 'Create Password');
  const field = findField(page, 'Password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await choosePassword(page, 'short');
  await expectRefused(
    page,
    'Choose a stronger password',
    'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
  );
  await expect(findSummary(page)).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Your password still needs at least 8 characters, one/);
  await expect(page.getByText('One lowercase letter: met')).toBeAttached();
  await expectNoOverflow(page);
  await expectAccessible('password with an error');
  await choosePassword(page, 'P@ssw0rd');
  await expect(field).toHaveAccessibleDescription(/^This is one of the most common passwords/);
  await expect(field).toHaveValue('P@ssw0rd');
});

test('the whole flow fits 320 px and works by keyboard', async ({ page, openDevice }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSummary(page);
  await expectNoOverflow(page);
  await findButton(page, 'Save this quote to an account').press('Enter');
  await expectStep(page, 'Create Your Account');
  await expectNoOverflow(page);
  await page.keyboard.press('Tab');
  await expect(findField(page, 'Email')).toBeFocused();
  const email = createEmail();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Check Your Email');
  await expectNoOverflow(page);
  await confirmElsewhere(page, await openDevice(), email);
  await expectStep(page, 'Create Password');
  await expectNoOverflow(page);
  await choosePassword(page);
  await expectStep(page, 'About you');
  await expectNoOverflow(page);
});

test('the phone button leads to its panel of the sign-in page, and Back to the flow', async ({ page }) => {
  await openSummary(page);
  await openCard(page);
  await page.getByRole('link', { name: 'Sign in with Phone Number' }).click();
  await expect(findButton(page, 'Send Verification Code')).toBeVisible();
  await findButton(page, 'Back to email sign-in').click();
  await expect(findField(page, 'Email')).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.goBack();
  await expectStep(page, 'Create Your Account');
});

test('Google that is not set up says so on the card', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await openSummary(page);
  await openCard(page);
  await findButton(page, 'Continue with Google').click();
  await expectRefused(page, 'Google Auth Failed');
  await sendEmail(page);
});
