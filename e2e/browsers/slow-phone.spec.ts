import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { createAccount, createEmail, signOutThroughApi } from '../steps/account.ts';
import { findButton, findField } from '../steps/account-settings.ts';
import { askButton, field, log } from '../steps/chat.ts';
import { answers, applicant, expectQuestion, expectSummary } from '../steps/quote.ts';
import { openOnBus, rideBus, untilShown } from '../steps/slow-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page, allowedErrors }) => {
  // Lost requests, which the browser logs.
  allowedErrors.push(/ERR_|Failed to load|not taken|Failed to fetch|dynamically imported/);
  await rideBus(page);
});

test('the quote and its result on a slow phone', async ({ page }) => {
  await openOnBus(page, '/');
  await openQuote(page);
  await findField(page, 'Name').fill(applicant.name);
  await page.getByLabel('Age', { exact: true }).fill(applicant.age);
  await page.getByRole('combobox', { name: 'State' }).fill(applicant.state);
  await page.getByRole('option', { name: applicant.state, exact: true }).click();
  await page.getByLabel('Coverage amount', { exact: true }).selectOption(applicant.coverageAmount);
  await findButton(page, 'Start Quote').click();
  for (const [index, answer] of answers.entries()) {
    await expectQuestion(page, index + 1);
    await page.getByRole('radio', { name: answer, exact: true }).click();
  }
  await findButton(page, 'See My Quote').click();
  await expectSummary(page);
});

test('signing in and up on a slow phone', async ({ page }) => {
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await openOnBus(page, '/signin');
  await untilShown(
    async () => {
      if (new URL(page.url()).pathname !== '/signin') return;
      await findField(page, 'Email').fill(account.email);
      await findField(page, 'Password').fill(account.password);
      await page.getByRole('checkbox').check();
      await findButton(page, 'Sign In').click();
      // The wait says what it is for.
      await expect(page.getByText(/Processing\.\.\.|Welcome back|Checking|Loading/).first()).toBeVisible();
    },
    () => expect(page).toHaveURL('/dashboard'),
  );
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
  await signOutThroughApi(page);
  await openOnBus(page, '/signin?mode=signup');
  await untilShown(
    async () => {
      if (new URL(page.url()).pathname !== '/signin') return;
      await findField(page, 'Email').fill(createEmail());
      await findField(page, 'Password').fill(account.password);
      await page.getByRole('checkbox').check();
      await findButton(page, 'Create Account').click();
    },
    () => expect(page).toHaveURL('/onboarding'),
  );
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('the assistant on a slow phone', async ({ page }) => {
  await openOnBus(page, '/faq');
  await untilShown(
    async () => {
      await askButton(page).click();
    },
    () => expect(field(page)).toBeVisible(),
  );
  await field(page).fill('What is term life insurance?');
  await field(page).press('Enter');
  const said = log(page).getByText('Assistant: ', { exact: true });
  await untilShown(
    async () => {
      const again = findButton(page, 'Try again');
      if (await again.isVisible()) await again.click();
    },
    () => expect(said).toHaveCount(2),
  );
});

async function openQuote(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Get Your Life Insurance Quote' });
  await untilShown(
    async () => {
      if (!(await heading.isVisible()))
        await page.getByRole('link', { name: 'Find My Best Match' }).first().click();
    },
    () => expect(heading).toBeVisible(),
  );
}
