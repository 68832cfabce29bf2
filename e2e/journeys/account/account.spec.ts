import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures.ts';
import {
  accountPassword,
  completeProfile,
  createAccount,
  createEmail,
  readSentCode,
  saveProfile,
  send,
  signInThroughApi,
} from '../../steps/account.ts';
import { createPhone, dumpDatabase, endWaits } from '../../steps/account-database.ts';
import {
  expectDone,
  expectRefused,
  findButton,
  findField,
  findSummary,
  openAccount,
} from '../../steps/account-settings.ts';
import { confirmHere, openMailedLink } from '../../steps/email-links.ts';

const newPassword = 'a lantern by the harbor';

test.beforeEach(({ allowedErrors }) => {
  // The browser's own line about a refusal: requested on purpose, or in progress while its session changed.
  allowedErrors.push(/Failed to load resource/);
});

test('an unconfirmed email is confirmed from here, and other tabs follow', async ({
  page,
  context,
  server,
}) => {
  const { email } = await createAccount(page, { isConfirmed: false });
  await page.goto('/account');
  await expect(page.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Email' });
  await expect(panel.getByText('Unverified')).toBeVisible();
  await expect(
    panel.getByText('Your email needs verification. Check your inbox or resend the confirmation.'),
  ).toBeVisible();

  await findButton(panel, 'Resend Confirmation').click();
  await expectRefused(page, 'Please wait', 'You can resend in');
  await expect(panel.getByRole('button', { name: /^You can resend in \d+ seconds$/ })).toBeDisabled();
  await page.evaluate(() => sessionStorage.clear());
  endWaits(server, email);
  await page.reload();
  await findButton(panel, 'Resend Confirmation').click();
  await expectDone(page, 'Confirmation sent', email);

  const other = await context.newPage();
  await confirmHere(other, email);
  await expectDone(other, 'Email verified', email);
  await expect(other).toHaveURL('/account');
  await expect(panel.getByText('Verified', { exact: true })).toBeVisible();
  await expect(panel.getByText('Your email needs verification.')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your email' })).toBeVisible();
  await expect(other.getByText('Email verified')).toHaveCount(0);
});

test('an email is changed by the link sent to the new one, which can be sent again after a wait', async ({
  page,
  context,
  server,
}) => {
  const taken = await createAccount(page);
  const account = await createAccount(page);
  const newEmail = createEmail();
  await openAccount(page, 'email');
  const field = findField(page, 'New Email');
  const submit = findButton(page, 'Change Email');
  await expect(submit).toBeDisabled();

  await field.fill('maya');
  await submit.click();
  await expectRefused(page, 'Invalid email', 'Please enter a valid email address.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');

  const inUse = 'This email is already registered. Please use the sign-in form instead.';
  await field.fill(taken.email);
  await submit.click();
  await expectRefused(page, 'Failed to update email.', inUse);
  await expect(field).toHaveAccessibleDescription(inUse);

  await field.fill(newEmail);
  await page.reload();
  await expect(field).toHaveValue(newEmail);
  await submit.click();
  await expectDone(page, 'Check your email', newEmail);
  await expect(field).toHaveValue('');
  await expect(page.getByText(`${newEmail} isn’t confirmed yet.`)).toBeVisible();
  const waiting = page.getByRole('button', { name: /^You can resend in/ });
  await expect(waiting).toBeDisabled();
  await waiting.press('Enter');
  await expectRefused(page, 'Please wait', 'You can resend in');
  endWaits(server, newEmail);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await findButton(page, 'Send the link again').click();
  await expectDone(page, 'Check your email', 'again');

  const other = await context.newPage();
  await openMailedLink(other, newEmail);
  await findButton(other, 'Confirm my new email').click();
  await expectDone(other, 'Email changed', newEmail);
  await expect(other).toHaveURL('/account');
  await expect(page.getByText(newEmail, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('isn’t confirmed yet')).toHaveCount(0);
  await expect(page.getByText(account.email)).toHaveCount(0);
  expect(dumpDatabase(server)).toContain(newEmail);
});

test('a password is changed', async ({ page, browser, server }) => {
  const account = await createAccount(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const otherPage = await elsewhere.newPage();
  await signInThroughApi(otherPage, account);
  await openAccount(page, 'password');
  const password = findField(page, 'New Password');
  const confirmation = findField(page, 'Confirm Password');
  const submit = findButton(page, 'Change Password');
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters long.');
  await expect(submit).toBeDisabled();

  await password.fill('seven77');
  await expect(submit).toBeDisabled();
  await confirmation.fill('seven77');
  await submit.click();
  await expectRefused(page, 'Password too short', 'Password must be at least 8 characters long.');
  await expect(findSummary(page)).toBeFocused();

  await password.fill(newPassword);
  await submit.click();
  await expectRefused(page, "Passwords don't match", 'Please make sure both passwords are identical.');
  await expect(findSummary(page)).toBeFocused();

  await password.fill('password1');
  await confirmation.fill('password1');
  await submit.click();
  await expectRefused(page, 'Failed to update password.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toHaveValue('password1');

  await password.fill(newPassword);
  await confirmation.fill(newPassword);
  await submit.click();
  await expectDone(page, 'Password updated');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
  await expect(password).toHaveValue('');
  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL('/');
  await signInThroughApi(otherPage, { ...account, password: newPassword });
  await elsewhere.close();
});

test('a phone is added, confirmed, and stored in the profile', async ({ page }) => {
  await createAccount(page);
  const phone = createPhone();
  await openAccount(page, 'phone');
  const panel = page.getByRole('tabpanel', { name: 'Phone' });
  const number = findField(panel, 'Phone Number');
  const submit = findButton(panel, 'Add Phone');
  await expect(panel.getByText('No phone number yet')).toBeVisible();
  await expect(panel.getByText('Unverified')).toHaveCount(0);
  await expect(number).toHaveAttribute('placeholder', '+1234567890');
  await expect(number).toHaveAttribute('type', 'tel');
  await expect(submit).toBeDisabled();

  await number.fill('202555012');
  await submit.click();
  await expectRefused(page, 'Invalid phone number');
  await expect(number).toBeFocused();
  await number.fill('+10000000000000');
  await submit.click();
  await expectRefused(page, 'Failed to add phone number.');
  await expect(number).toHaveAccessibleDescription(/Please enter a valid phone number/);

  await number.fill(phone.replace('+1', ' '));
  await submit.click();
  await expectDone(page, 'Verification code sent');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await findButton(panel, 'Back').click();
  await expect(number).toBeFocused();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();

  await page.reload();
  const code = findField(panel, 'Verification Code');
  const verify = findButton(panel, 'Verify Phone');
  await expect(code).toHaveAttribute('placeholder', 'Enter 6-digit code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(verify).toBeDisabled();
  await code.fill('12345');
  await verify.click();
  await expectRefused(page, 'Invalid code', 'Please enter the 6-digit verification code.');

  const right = await readSentCode(page, phone);
  await code.fill(`${right}99`);
  await expect(code).toHaveValue(right);
  await code.fill(right === '111111' ? '222222' : '111111');
  await verify.click();
  await expectRefused(page, 'Failed to verify phone number.');
  await expect(code).toHaveAttribute('aria-invalid', 'true');

  await code.fill(right);
  await code.press('Enter');
  await expectDone(page, 'Phone verified');
  await expect(panel.getByRole('heading', { name: 'Your phone' })).toBeFocused();
  await expect(panel.getByText('Verified', { exact: true })).toBeVisible();
  await expect(findButton(panel, 'Change Phone')).toBeDisabled();
  await expect(findField(panel, 'New Phone Number')).toHaveValue('');
  const profile = async () => (await page.request.get('/api/profile')).json();
  await expect.poll(profile).toMatchObject({ ...completeProfile, phoneNumber: phone });
});

test('someone who signed up by phone adds an email and a password', async ({ page, server }) => {
  const phone = createPhone();
  await send(page, 'POST', '/api/auth/phone/start', { phone, consent: true });
  const token = await readSentCode(page, phone);
  await send(page, 'POST', '/api/auth/phone/verify', { phone, token, type: 'sms' });
  await saveProfile(page, completeProfile);
  const email = createEmail();
  await openAccount(page, 'email');
  await expect(page.getByText('No email address yet')).toBeVisible();
  await findField(page, 'Add Email').fill(email);
  await findButton(page, 'Add Email').click();
  await expectDone(page, 'Check your email', email);
  await openMailedLink(page, email);
  await findButton(page, 'Confirm my new email').click();
  await expectDone(page, 'Email changed', email);

  await page.getByRole('tab', { name: 'Password' }).click();
  await findField(page, 'New Password').fill(newPassword);
  await findField(page, 'Confirm Password').fill(newPassword);
  await findButton(page, 'Set Password').click();
  await expectDone(page, 'Password updated');
  await expect(findButton(page, 'Change Password')).toBeVisible();
  expect(dumpDatabase(server)).toContain(email);
  await signInThroughApi(page, { email, password: newPassword });
});

test('devices are listed, and one of them is signed out', async ({ page, browser, server }) => {
  const account = await createAccount(page);
  const elsewhere = await browser.newContext({
    baseURL: server.origin,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });
  const otherPage = await elsewhere.newPage();
  await signInThroughApi(otherPage, account);
  await openAccount(page, 'account');
  const section = page.getByRole('region', { name: 'Your devices' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText('This device');
  await expect(section.getByRole('listitem').last()).toContainText('Signed in with a password');
  await expect(section.getByRole('listitem').last()).toContainText('Last used');
  await section.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expectDone(page, 'Device signed out', 'Safari on iPhone');
  await expect(section.getByRole('heading', { name: 'Your devices' })).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL('/');
  await elsewhere.close();
});

test('[security 47] everything stored is exported as a file, and a deleted account leaves no trace, here or in the database', async ({
  page,
  context,
  server,
}) => {
  const { email } = await createAccount(page, { profile: { ...completeProfile, firstName: 'Zebulonia' } });
  await openAccount(page, 'email');
  const newEmail = createEmail();
  await findField(page, 'New Email').fill(newEmail);
  await findButton(page, 'Change Email').click();
  await expectDone(page, 'Check your email');
  const other = await context.newPage();
  await other.goto('/account');
  await page.getByRole('tab', { name: 'Account', exact: true }).click();
  const download = page.waitForEvent('download');
  await findButton(page, 'Download my data').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^coverlight-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email }, profile: { ...completeProfile, firstName: 'Zebulonia' } });
  await expectDone(page, 'Your data is ready');

  await findButton(page, 'Delete Account').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(
    dialog.getByText(
      'This action cannot be undone. This will permanently delete your account and remove all your data from our servers.',
    ),
  ).toBeVisible();
  await findButton(dialog, 'Cancel').click();
  await expect(dialog).toHaveCount(0);
  await expect(findButton(page, 'Delete Account')).toBeFocused();

  await findButton(page, 'Delete Account').click();
  const confirm = findButton(dialog, 'Delete Account');
  await expect(confirm).toBeDisabled();
  const password = findField(dialog, 'Your password');
  await password.fill('not my password');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('That password isn’t right. Please try again.');
  const before = dumpDatabase(server);
  for (const trace of [email, newEmail, 'Zebulonia']) expect(before).toContain(trace);

  await password.fill(accountPassword);
  await password.press('Enter');
  await expect(page).toHaveURL('/');
  await expectDone(page, 'Account deleted');
  await expect(page.getByRole('alert').filter({ hasText: 'signed' })).toHaveCount(0);
  await expect(other).toHaveURL('/');
  const after = dumpDatabase(server);
  for (const trace of [email, newEmail, 'Zebulonia']) expect(after).not.toContain(trace);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const trace of [email, newEmail, 'Zebulonia']) expect(kept).not.toContain(trace);
});
