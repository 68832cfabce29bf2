import { expect, test } from '../../fixtures.ts';
import { completeProfile, createAccount, quoteAnswers } from '../../steps/account.ts';
import { findButton, findSummary, openAccount } from '../../steps/account-settings.ts';
import { openAssistant, panel, say, scriptAssistant } from '../../steps/chat.ts';
import { watchForeignRequests } from '../../steps/foreign-requests.ts';
import { expectReadable } from '../../steps/layout.ts';
import { getTitle, startWithEmailAlone } from '../../steps/onboarding.ts';
import { answerQuestions, answers, fillQuickInfo, openQuoteFromLanding } from '../../steps/quote.ts';
import { openSummary, resumeQuote } from '../../steps/sign-up.ts';

test('the quote is readable and usable at 400% zoom and with text twice as large', async ({ page }) => {
  await openQuoteFromLanding(page);
  await expectReadable(page, 'start of the quote');
  await fillQuickInfo(page);
  await page.getByLabel('Age', { exact: true }).fill('17');
  await findButton(page, 'Start Quote').click();
  await expect(findSummary(page)).toBeFocused();
  await expectReadable(page, 'start of the quote with an error');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await findButton(page, 'Start Quote').click();
  await answerQuestions(page, 1, 1);
  await expect(page.getByRole('radio', { name: answers[1] ?? '', exact: true })).toBeVisible();
  await expectReadable(page, 'question');
  await resumeQuote(page, 4);
  await expectReadable(page, 'question that can be skipped');
  await resumeQuote(page, answers.length);
  await expectReadable(page, 'last question');
  await openSummary(page);
  await page.getByText('Why this match').click();
  await expectReadable(page, 'result');
  await findButton(page, 'Save this quote to an account').click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeFocused();
  await expectReadable(page, 'creating an account');
});

for (const path of ['/about', '/reviews']) {
  test(`${path} is readable at 400% zoom and with text twice as large`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectReadable(page, path, 'main');
  });
}

test('signing in is readable and usable at 400% zoom and with text twice as large', async ({ page }) => {
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').press('Enter');
  await expect(findSummary(page)).toBeFocused();
  await expectReadable(page, 'sign-in with errors');
  await findButton(page, 'Sign in with Phone Number').click();
  await expect(getTitle(page, 'Use your phone number')).toBeFocused();
  await expectReadable(page, 'sign-in by phone');
  await page.goBack();
  await findButton(page, 'Forgot password?').click();
  await expect(getTitle(page, 'Forgot your password?')).toBeFocused();
  await expectReadable(page, 'recovery');
});

test('[security 45] the account is readable and usable at 400% zoom and with text twice as large, and requests nothing from another site', async ({
  page,
  server,
}) => {
  const foreign = watchForeignRequests(page, server.origin);
  const quote = { userData: quoteAnswers, quotedAt: new Date().toISOString() };
  await createAccount(page, { profile: { ...completeProfile, quote } });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await expectReadable(page, 'dashboard');
  for (const tab of ['email', 'password', 'phone', 'account'] as const) {
    await openAccount(page, tab);
    await expectReadable(page, `settings: ${tab}`);
  }
  await page.goto('/profile');
  await findButton(page, 'Edit').click();
  await expectReadable(page, 'profile');
  expect(foreign).toEqual([]);
});

test('the onboarding is readable and usable at 400% zoom and with text twice as large', async ({ page }) => {
  await startWithEmailAlone(page);
  await expect(getTitle(page, 'What is your name?')).toBeVisible();
  await findButton(page, 'Continue').click();
  await expect(findSummary(page)).toBeFocused();
  await expectReadable(page, 'onboarding with errors');
});

test('the calculator and the assistant are readable and usable at 400% zoom and with text twice as large', async ({
  page,
}) => {
  await scriptAssistant(page, () => ({
    response: 'Term life covers you for a set number of years.\nWhat name should I put on your quote?',
    citations: [{ title: 'Guide: Choosing the Right Policy', path: '/guide#choosing' }],
    chips: ['Maya', 'Skip'].map((label) => ({ label, action: { kind: 'skip' as const } })),
  }));
  await page.goto('/calculator');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Annual income').fill('$85,000');
  await page.getByLabel('Mortgage balance').fill('240k');
  await findButton(page, 'Calculate').click();
  await expect(page.getByRole('region', { name: /^Recommended coverage/ })).toBeVisible();
  await expectReadable(page, 'calculator');
  await openAssistant(page);
  await say(page, 'What is term life?');
  await expect(panel(page).getByRole('button', { name: 'Maya' })).toBeVisible();
  await expectReadable(page, 'assistant', '[data-assistant]');
});
