import { expect, test } from '../fixtures.ts';
import {
  createAccount,
  createEmail,
  readSentCode,
  signInOnForm,
  signOutThroughApi,
} from '../steps/account.ts';
import { createPhone } from '../steps/account-database.ts';
import { expectDone, findButton, findField, findSummary, openAccount } from '../steps/account-settings.ts';
import { failedRequest } from '../steps/auth-api.ts';
import { openAssistant, say } from '../steps/chat.ts';
import { askForRecovery, confirmHere, openRecoveryLink } from '../steps/email-links.ts';
import { fillNames, getAge, getContinue, getTitle } from '../steps/onboarding.ts';
import {
  answerQuestions,
  answers,
  expectQuestion,
  expectSummary,
  fillQuickInfo,
  openQuoteFromLanding,
} from '../steps/quote.ts';
import {
  choosePassword,
  completeAboutYou,
  expectStep,
  openCard,
  openSummary,
  strongPassword,
} from '../steps/sign-up.ts';
import { translate } from '../steps/translator.ts';

// Refused calls, which the browser logs, are part of each test.
test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(failedRequest);
});

test('the quote, translated: an error, every question, and the result', async ({ page }) => {
  await openQuoteFromLanding(page);
  await translate(page);
  await fillQuickInfo(page);
  await page.getByLabel('Age', { exact: true }).fill('17');
  await findButton(page, 'Start Quote').click();
  await expect(findSummary(page)).toBeFocused();
  await page.getByLabel('Age', { exact: true }).fill('34');
  await findButton(page, 'Start Quote').click();
  await answerQuestions(page, 1, 3);
  await findButton(page, 'Back').click();
  await expectQuestion(page, 3);
  await findButton(page, 'Continue').click();
  await answerQuestions(page, 4, answers.length);
  await findButton(page, 'See My Quote').click();
  await expectSummary(page);
  await page.getByText('Why this match').click();
  await findButton(page, 'Get Another Quote').click();
  await expect(page.getByRole('heading', { name: 'Get Your Life Insurance Quote' })).toBeVisible();
});

test('an account from a quote, translated', async ({ page }) => {
  await openSummary(page);
  await translate(page);
  await openCard(page);
  const email = findField(page, 'Email');
  await email.fill('maya');
  await findButton(page, 'Continue with Email').click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  const address = createEmail();
  await email.fill(address);
  await findButton(page, 'Continue with Email').click();
  await expectStep(page, 'Check Your Email');
  const other = await page.context().newPage();
  await confirmHere(other, address);
  await expect(other).toHaveURL('/onboarding');
  await other.close();
  await expectStep(page, 'Create Password');
  await choosePassword(page, 'short');
  await expect(findSummary(page)).toBeFocused();
  await choosePassword(page);
  await completeAboutYou(page);
  await expect(page).toHaveURL('/dashboard');
});

test('signing in, translated: by password, by phone, and after recovery', async ({ page }) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await page.goto('/signin');
  await translate(page);
  await signInOnForm(page, { ...account, password: 'not this one' });
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
  await signInOnForm(page, account);
  await expect(page).toHaveURL('/dashboard');

  await signOutThroughApi(page);
  const phone = createPhone();
  await page.goto('/signin');
  await translate(page);
  await findButton(page, 'Sign in with Phone Number').click();
  const number = page.getByLabel('Phone number');
  await number.fill('12');
  await number.blur();
  await expect(number).toHaveAccessibleDescription('Please enter a valid phone number');
  await number.fill(phone);
  await page.getByRole('checkbox').check();
  await findButton(page, 'Send Verification Code').click();
  await expect(getTitle(page, 'Enter your code')).toBeFocused();
  const code = await readSentCode(page, phone);
  await findField(page, 'Verification code').fill(code === '000000' ? '000001' : '000000');
  await findButton(page, 'Verify & Sign In').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Verification Failed' })).toBeVisible();
  await findField(page, 'Verification code').fill(code);
  await findButton(page, 'Verify & Sign In').click();
  await expect(page).toHaveURL(/\/onboarding/);

  await signOutThroughApi(page);
  const link = await askForRecovery(page, account.email);
  await openRecoveryLink(page, link);
  await translate(page);
  for (const password of ['short', strongPassword]) {
    await findField(page, 'New password').fill(password);
    await findField(page, 'Confirm password').fill(password);
    await findButton(page, 'Update Password').click();
    if (password === 'short') await expect(findSummary(page)).toBeFocused();
  }
  await expect(page).toHaveURL('/dashboard');
});

test('the onboarding, translated', async ({ page }) => {
  await createAccount(page, { profile: null });
  await page.goto('/onboarding');
  await translate(page);
  await page.getByLabel('First name').fill('Maya');
  await getContinue(page).click();
  await expect(findSummary(page)).toBeFocused();
  await fillNames(page);
  await getContinue(page).click();
  await getAge(page).fill('17');
  await getContinue(page).click();
  await expect(getAge(page)).toHaveAccessibleDescription(/between 18 and 100/);
  await getAge(page).fill('34');
  await getContinue(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the profile and the settings, translated', async ({ page }) => {
  await createAccount(page);
  await page.goto('/profile');
  await translate(page);
  await findButton(page, 'Edit').click();
  await getAge(page).fill('17');
  await findButton(page, 'Save Changes').click();
  await expect(findSummary(page)).toBeFocused();
  await getAge(page).fill('35');
  await findButton(page, 'Save Changes').click();
  await expect(page.getByText('Profile updated').first()).toBeVisible();

  await openAccount(page, 'email');
  await translate(page);
  await findField(page, 'New Email').fill('maya');
  await findButton(page, 'Change Email').click();
  await expect(findField(page, 'New Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await findField(page, 'New Email').fill(createEmail());
  await findButton(page, 'Change Email').click();
  await expectDone(page, 'Check your email');

  await page.getByRole('tab', { name: 'Password' }).click();
  await findField(page, 'New Password').fill('short');
  await findField(page, 'Confirm Password').fill('short');
  await findButton(page, 'Change Password').click();
  await expect(findSummary(page)).toBeFocused();
  await findField(page, 'New Password').fill(strongPassword);
  await findField(page, 'Confirm Password').fill(strongPassword);
  await findButton(page, 'Change Password').click();
  await expectDone(page, 'Password updated');

  await page.getByRole('tab', { name: 'Phone' }).click();
  const phone = findField(page, 'Phone Number');
  await phone.fill('12');
  await findButton(page, 'Add Phone').click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  const number = createPhone();
  await phone.fill(number);
  await findButton(page, 'Add Phone').click();
  await expect(findField(page, 'Verification Code')).toBeVisible();
  await findField(page, 'Verification Code').fill(await readSentCode(page, number));
  await findButton(page, 'Verify Phone').click();
  await expectDone(page, 'Phone verified');
});

test('the assistant, translated', async ({ page }) => {
  await page.goto('/faq');
  await translate(page);
  await openAssistant(page);
  await say(page, 'What is term life insurance?');
  await say(page, 'I want a quote');
  await page.getByRole('textbox', { name: 'Your message' }).fill('x'.repeat(1100));
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Your message' }).fill('');
  await say(page, 'Maya Ellison');
});
