import { expect, test } from '../../fixtures.ts';
import { completeProfile, createAccount, signInThroughApi } from '../../steps/account.ts';
import { findSummary } from '../../steps/account-settings.ts';
import { failedRequest } from '../../steps/auth-api.ts';
import {
  expectFits,
  fillNewPassword,
  getAge,
  getContinue,
  getTitle,
  readOwnProfile,
  startWithEmailAlone,
} from '../../steps/onboarding.ts';

const strongPassword = 'Lamp over 7 porches!';
const tooYoung = 'You must be at least 18 years old to apply for life insurance';

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(failedRequest);
});

test('only new accounts have to create a password', async ({ page }) => {
  await createAccount(page, { isConfirmed: false, profile: null });
  await page.goto('/onboarding/create-password');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Verification required')).toBeVisible();
  await expect(page.getByText('Please verify your email address first.')).toBeVisible();
  await page.goto('/onboarding/profile');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please verify your email address first.')).toBeVisible();
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page).toHaveURL('/onboarding');

  await createAccount(page);
  await page.goto('/onboarding/create-password');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Access denied')).toBeVisible();
  await expect(page.getByText('This page is only for new account setup.')).toBeVisible();
});

test('a new account creates its password with the checklist, and continues to About you', async ({
  page,
  expectAccessible,
}) => {
  const email = await startWithEmailAlone(page);
  await page.goto('/onboarding/profile');
  await expect(page).toHaveURL('/onboarding/create-password');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  const create = page.getByRole('button', { name: 'Create Password', exact: true });
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  await expect(rules).toHaveText([
    'At least 8 characters: not met yet',
    'One lowercase letter: not met yet',
    'One uppercase letter: not met yet',
    'One number: not met yet',
    'One special character (!@#$%^&*(),.?":{}|<>): not met yet',
  ]);
  await password.fill('Lamp7');
  await expect(rules.filter({ hasText: ': met' })).toHaveCount(3);
  await expect(page.getByText('3 of 5 met')).toBeAttached();
  await create.click();
  await expect(findSummary(page)).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    'Your password still needs at least 8 characters and one special character (!@#$%^&*(),.?":{}|<>).',
  );
  await expect(
    page.getByText(
      'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
    ),
  ).toBeVisible();
  await expectFits(page, expectAccessible, 'create password with an error');
  await fillNewPassword(page, strongPassword, `${strongPassword}!`);
  await expect(rules.filter({ hasText: ': met' })).toHaveCount(5);
  await create.click();
  await expect(confirmation).toHaveAccessibleDescription('Please make sure both passwords are identical.');
  await page.getByRole('button', { name: 'Show confirm password' }).click();
  await expect(confirmation).toHaveAttribute('type', 'text');
  await confirmation.fill(strongPassword);

  for (const [answer, reason] of [
    [{ isValid: false, errors: ['First reason.', 'Second reason.'] }, 'First reason.'],
    [{ isValid: false, errors: [] }, 'Password validation failed'],
  ] as const) {
    await page.route('**/api/password-check', (route) => route.fulfill({ json: answer }));
    await create.click();
    await expect(password).toHaveAccessibleDescription(reason);
    await page.unroute('**/api/password-check');
  }
  await page.route('**/api/auth/user', (route) => route.abort());
  await create.click();
  await expect(page.getByText('Failed to create password. Please try again.')).toBeVisible();
  await page.unroute('**/api/auth/user');
  await create.click();
  await expect(page).toHaveURL('/onboarding/profile');
  await expect(page.getByText('Password created!')).toBeVisible();
  await expect(getTitle(page, 'About you')).toBeFocused();
  await expect(page.getByText('Access denied')).toHaveCount(0);
  await signInThroughApi(page, { email, password: strongPassword });
});

test('About you asks for names and the terms, errors clear when their field is edited, and documents open in a new tab', async ({
  page,
  context,
  expectAccessible,
}) => {
  await createAccount(page, { profile: null });
  await page.goto('/onboarding/profile');
  const save = page.getByRole('button', { name: 'Complete Profile' });
  const first = page.getByLabel('First name');
  const last = page.getByLabel('Last name');
  const terms = page.getByLabel('I agree to the Terms of Service and Privacy Policy');
  const year = page.getByLabel('Year');
  await expect(first).toHaveAttribute('autocomplete', 'given-name');
  await expect(last).toHaveAttribute('autocomplete', 'family-name');
  await expect(year).toHaveAttribute('autocomplete', 'bday-year');
  await expect(year).toHaveAttribute('inputmode', 'numeric');
  await save.click();
  await expect(findSummary(page).getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'You must agree to the Terms of Service and Privacy Policy',
  ]);
  await findSummary(page).getByRole('link', { name: 'First name is required' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('First name is required');
  await expect(last).toHaveAccessibleDescription('Last name is required');
  await expect(terms).toHaveAccessibleDescription(
    'You must agree to the Terms of Service and Privacy Policy',
  );
  await first.fill('Maya');
  await expect(first).toHaveAccessibleDescription('');
  await expect(last).toHaveAccessibleDescription('Last name is required');
  await last.fill('Ellison');
  await terms.check();
  await expect(page.getByText(/is required|must agree/)).toHaveCount(0);

  await page.getByLabel('Month').fill('3');
  await page.getByLabel('Day').fill('27');
  await year.fill('2020');
  await save.click();
  await expectFits(page, expectAccessible, 'About you with an error');
  await findSummary(page).getByRole('link', { name: tooYoung }).click();
  await expect(year).toBeFocused();
  await expect(year).toHaveAccessibleDescription(tooYoung);
  await year.fill('1958');
  await expect(page.getByText(tooYoung)).toHaveCount(0);
  await page.getByLabel(/^Send me tips and offers/).check();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(await opened).toHaveURL('/legal/terms');
  await page.reload();
  await expect(first).toHaveValue('Maya');
  await expect(page.getByLabel('Day')).toHaveValue('27');

  let tries = 0;
  await page.route('**/api/profile', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    tries += 1;
    return route.abort();
  });
  await save.click();
  await expect(page.getByText('Failed to save profile. Please try again.')).toBeVisible();
  await expect(page.getByText(/We couldn’t reach the server/)).toBeVisible();
  expect(tries).toBe(1);
  await page.unroute('**/api/profile');
  await save.dblclick();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Profile completed!')).toBeVisible();
  expect(await readOwnProfile(page)).toMatchObject({
    firstName: 'Maya',
    lastName: 'Ellison',
    dob: '1958-03-27',
    age: expect.any(Number),
    marketingOptIn: true,
    onboardingCompleted: true,
  });
});

test('About you without a date of birth continues to the age, and an age from a quote is enough', async ({
  page,
}) => {
  await createAccount(page, { profile: { firstName: 'Maya', lastName: 'Ellison' } });
  await page.goto('/onboarding/profile');
  await page.getByLabel('I agree to the Terms of Service and Privacy Policy').check();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(getTitle(page, 'How old are you?')).toBeFocused();
  await expect(page.getByText('Profile completed!')).toHaveCount(0);
  await getAge(page).fill('34');
  await getContinue(page).click();
  await expect(page.getByText('Profile completed!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await createAccount(page, { profile: completeProfile });
  await page.goto('/onboarding/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await page.getByLabel('I agree to the Terms of Service and Privacy Policy').check();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readOwnProfile(page)).toMatchObject({ age: 34, dob: null, marketingOptIn: false });
});
