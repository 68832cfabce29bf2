import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  createAccount,
  createEmail,
  readMailedLink,
  readSentCode,
  signOutThroughApi,
} from '../steps/account.ts';
import { createPhone } from '../steps/account-database.ts';
import { findButton, findField } from '../steps/account-settings.ts';
import { askButton, field, log } from '../steps/chat.ts';
import { askForRecovery } from '../steps/email-links.ts';
import { answers, applicant, expectQuestion, fillQuickInfo } from '../steps/quote.ts';
import { strongPassword } from '../steps/sign-up.ts';
import { expectWait, openOnBus, press, rideBus, untilShown } from '../steps/slow-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
// One after the other, because a slowed tab keeps a core busy.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allowedErrors }) => {
  // Lost requests, which the browser logs, and the page reports where nobody waits for them.
  allowedErrors.push(/ERR_|Failed to load|not taken|NetworkError|Failed to fetch|Rendering failed/);
});

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('the quote, its result, and an account for it', async ({ page }) => {
  await rideBus(page);
  await openOnBus(page, '/');
  await untilShown(title(page, 'Get Your Life Insurance Quote'), () =>
    pressOrRetry(page, page.getByRole('link', { name: 'Find My Best Match' }).first()),
  );
  await fillQuickInfo(page);
  await findButton(page, 'Start Quote').click();
  for (const [index, answer] of answers.entries()) {
    await expectQuestion(page, index + 1);
    await page.getByRole('radio', { name: answer, exact: true }).click();
  }
  await expectWait(page, '**/api/recommendation', 'Getting Your Quote...', () =>
    findButton(page, 'See My Quote').click(),
  );
  await untilShown(title(page, 'Your Quote is Ready!'), () => press(findButton(page, 'See My Quote')));

  const email = createEmail();
  await untilShown(title(page, 'Create Your Account'), () =>
    press(findButton(page, 'Save this quote to an account')),
  );
  await findField(page, 'Email').fill(email);
  const sendEmail = findButton(page, 'Continue with Email');
  await expectWait(page, '**/api/auth/email/start', 'Sending...', () => sendEmail.click());
  await untilShown(title(page, 'Check Your Email'), () => press(sendEmail));
  // An email program opens a link in a tab of its own, and the tab that waits continues.
  const opened = await page.context().newPage();
  await rideBus(opened);
  await followLink(
    opened,
    await readMailedLink(page, email),
    'Confirm my email',
    title(opened, 'How old are you?'),
  );
  await opened.close();
  await expect(title(page, 'Create Password')).toBeVisible();
  await untilShown(title(page, 'About you'), async () => {
    await findField(page, 'Password').fill(strongPassword);
    await findField(page, 'Confirm password').fill(strongPassword);
    await press(findButton(page, 'Create Password'));
  });
  await untilShown(title(page, 'Welcome back, Maya'), async () => {
    const terms = page.getByRole('checkbox', { name: /Terms of Service/ });
    if (await terms.isVisible()) await terms.check();
    await press(findButton(page, 'Complete Profile'));
    await press(findButton(page, 'Try again'));
  });
});

test('signing in by password and by phone, recovery, and signing up', async ({ page }) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await rideBus(page);
  const welcome = title(page, 'Welcome back, Maya');
  const signIn = findButton(page, 'Sign In');

  await openOnBus(page, '/signin');
  await fillCredentials(page, account.email, account.password);
  await expectWait(page, '**/api/auth/sign-in', 'Processing...', () => signIn.click());
  await untilShown(welcome, () => pressOrRetry(page, signIn));

  await signOutThroughApi(page);
  const link = await askForRecovery(page, account.email);
  await followLink(page, link, 'Choose a new password', findField(page, 'Confirm password'));
  await untilShown(welcome, async () => {
    await findField(page, 'New password').fill(strongPassword);
    await findField(page, 'Confirm password').fill(strongPassword);
    await pressOrRetry(page, findButton(page, 'Update Password'));
  });

  await signOutThroughApi(page);
  const phone = createPhone();
  await openOnBus(page, '/signin');
  await untilShown(page.getByLabel('Phone number'), () =>
    press(findButton(page, 'Sign in with Phone Number')),
  );
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
  const sendCode = findButton(page, 'Send Verification Code');
  await expectWait(page, '**/api/auth/phone/start', 'Sending Code...', () => sendCode.click());
  await untilShown(title(page, 'Enter your code'), () => press(sendCode));
  await findField(page, 'Verification code').fill(await readSentCode(page, phone));
  await untilShown(title(page, 'What is your name?'), () =>
    pressOrRetry(page, findButton(page, 'Verify & Sign In')),
  );

  await signOutThroughApi(page);
  await openOnBus(page, '/signin?mode=signup');
  await fillCredentials(page, createEmail(), account.password);
  const create = findButton(page, 'Create Account');
  await expectWait(page, '**/api/auth/sign-up', 'Processing...', () => create.click());
  await untilShown(title(page, 'Check your email'), () => pressOrRetry(page, create));
});

test('the assistant: a question, and the whole quote', async ({ page }) => {
  await rideBus(page);
  await openOnBus(page, '/faq');
  await untilShown(field(page), () => press(askButton(page)));
  const { name, age, state, coverageAmount } = applicant;
  const said = log(page).getByText('Assistant: ', { exact: true });
  for (const text of ['What is term life?', 'I want a quote', name, age, state, coverageAmount, ...answers]) {
    const before = await said.count();
    await field(page).fill(text);
    await field(page).press('Enter');
    await untilShown(said.nth(before), () => press(findButton(page, 'Retry')));
  }
  await untilShown(log(page).getByRole('article').filter({ hasText: /\d%/ }), async () => {
    await press(findButton(page, 'Yes, that’s right'));
    await press(findButton(page, 'Retry'));
  });
});

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await findField(page, 'Email').fill(email);
  await findField(page, 'Password').fill(password);
  await page.getByRole('checkbox').check();
}

/** Opens an email's link, and presses its button until what it leads to is shown. */
async function followLink(page: Page, link: string, button: string, next: Locator): Promise<void> {
  await openOnBus(page, link);
  await untilShown(next, () => pressOrRetry(page, findButton(page, button)));
}

async function pressOrRetry(page: Page, button: Locator): Promise<void> {
  for (const name of ['Try again', 'Reload the page']) await press(findButton(page, name));
  await press(button);
}
