import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { createAccount, createEmail, signOutThroughApi } from '../../steps/account.ts';
import { expectRefused, findButton, findField, findSummary } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import { confirmElsewhere } from '../../steps/email-links.ts';
import { choosePassword, expectStep, openCard, openSummary } from '../../steps/sign-up.ts';

test('the card reports what is wrong with an address, loses nothing, and offers a phone number', async ({
  page,
  request,
  context,
  openDevice,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(failedRequest);
  const { email: registered } = await createAccount(page);
  await signOutThroughApi(page);
  await openSummary(page);
  await openCard(page);
  const field = findField(page, 'Email');
  const submit = findButton(page, 'Continue with Email');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(field).toHaveAttribute('inputmode', 'email');
  await submit.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await field.fill('maya');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expectNoOverflow(page);
  await expectAccessible('email with an error');
  await field.fill(registered);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    'This email is already registered. Please use the sign-in form instead.',
  );
  await page.getByRole('link', { name: 'Go to the sign-in form' }).click();
  await expect(page).toHaveURL('/signin');
  // The flow has closed only once this page is there.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expectStep(page, 'Create Your Account');

  await page.getByRole('link', { name: 'Sign in with Phone Number' }).click();
  await expect(findButton(page, 'Send Verification Code')).toBeVisible();
  await findButton(page, 'Back to email sign-in').click();
  await expect(findField(page, 'Email')).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.goBack();
  await expectStep(page, 'Create Your Account');

  await findButton(page, 'Continue with Google').click();
  await expectRefused(page, 'Google Auth Failed');

  // Two other browsers just requested a link for this address. The second one isn’t made to wait, but a third is.
  const email = createEmail();
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const browser of [request, (await openDevice()).request]) {
    expect((await browser.post('/api/auth/email/start', { data: { email }, headers })).ok()).toBe(true);
  }
  await field.fill(email);
  await submit.click();
  await expectRefused(
    page,
    'Too many attempts. Please wait a few minutes before trying again.',
    'You can resend in',
  );
  await expect(field).toHaveValue(email);

  await field.fill(createEmail());
  await context.setOffline(true);
  await submit.click();
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
  await submit.dblclick();
  await expectStep(page, 'Check Your Email');
  expect(calls).toBe(1);
});

test('the whole flow fits 320 px, works by keyboard, and reports a rejected password at its field', async ({
  page,
  openDevice,
  expectAccessible,
}) => {
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

  const field = findField(page, 'Password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await choosePassword(page, 'short');
  await expectRefused(
    page,
    'Choose a stronger password',
    'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
  );
  // The form says it, so the toast is only a title, which covers little on a phone.
  await expect(page.locator('[data-toast] p')).toHaveText(['Choose a stronger password']);
  await expect(findSummary(page)).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Your password still needs at least 8 characters, one/);
  await expect(page.getByText('One lowercase letter: met')).toBeAttached();
  await expectNoOverflow(page);
  await expectAccessible('password with an error');
  await choosePassword(page, 'P@ssw0rd');
  await expect(field).toHaveAccessibleDescription(/^This password is easy to guess/);
  await expect(field).toHaveValue('P@ssw0rd');
  await choosePassword(page);
  await expectStep(page, 'About you');
  await expectNoOverflow(page);
});
