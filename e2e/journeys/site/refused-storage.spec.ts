import { expect, test } from '../../fixtures.ts';
import { createAccount, signInOnForm, signOutThroughApi } from '../../steps/account.ts';
import { completeQuote } from '../../steps/quote.ts';

test.beforeEach(async ({ page }) => {
  // What Safari and Firefox do when cookies and website data are blocked.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(navigator.locks, 'request', { value: async () => refuse() });
  });
});

test('a quote leads to its result in a browser that refuses storage', async ({ page }) => {
  await completeQuote(page);
  await expect(page.getByRole('heading', { name: 'Alderpoint Life', exact: true })).toBeVisible();
});

test('the calculator, the assistant, and signing in work in a browser that refuses storage', async ({
  page,
}) => {
  await page.goto('/calculator');
  await page.getByLabel('Annual income').fill('60000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('$600,000').first()).toBeVisible();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Ask the Assistant' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('What is term life insurance?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What is term life insurance?').first()).toBeVisible();
  const account = await createAccount(page);
  await signOutThroughApi(page);
  await page.goto('/signin');
  await signInOnForm(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
});
