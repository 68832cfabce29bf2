import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { findSummary } from '../../steps/account-settings.ts';

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/calculator');
  await page.waitForLoadState('networkidle');
}

/** A household whose coverage comes to $1,200,000. */
async function fillFigures(page: Page): Promise<void> {
  await page.getByLabel('Annual income').fill('$85,000');
  await page.getByLabel('Mortgage balance').fill('240k');
  await page.getByLabel('Total debt (excluding mortgage)').fill('18 000');
  await page.getByLabel('Dependents').selectOption('2');
  await page.getByLabel('Education cost').fill('60000');
  await page.getByLabel('Existing savings').fill('43,000.50');
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const result = (page: Page) => page.getByRole('region', { name: /^Recommended coverage/ });

/** The breakdown as `label: amount`. */
async function readBreakdown(page: Page): Promise<string[]> {
  const rows = await result(page).locator('dl').last().locator('> div').all();
  return Promise.all(
    rows.map(async (row) => {
      const label = await row
        .locator('dt > span')
        .last()
        .evaluate((node) => node.firstChild?.textContent);
      return `${label}: ${await row.locator('dd').textContent()}`;
    }),
  );
}

test('nothing is calculated before Calculate, and then every step of it is shown', async ({
  page,
  expectAccessible,
}) => {
  await openCalculator(page);
  await expect(page).toHaveTitle(/^Insurance Calculator/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance Calculator');
  await expect(page.getByLabel('Years to replace income', { exact: true })).toHaveValue('10');
  await expect(page.getByRole('heading', { name: 'Your result will appear here' })).toBeVisible();
  await expect(calculate(page)).toBeDisabled();
  await expectNoOverflow(page);
  await expectAccessible('empty calculator');

  await fillFigures(page);
  await expect(result(page)).toHaveCount(0);
  await calculate(page).click();
  await expect(result(page).getByRole('heading')).toHaveText('Recommended coverage $1,200,000');
  await expect(result(page).getByRole('heading')).toBeInViewport();
  await expect(
    page.getByRole('status').filter({ hasText: 'Recommended coverage: $1,200,000' }),
  ).toBeAttached();
  expect(await readBreakdown(page)).toEqual([
    'Income replacement: $850,000',
    'Debt coverage: $258,000',
    'Future needs: $110,000',
    'Existing savings: −$43,000',
    'Left to cover: $1,175,000',
  ]);
  await expect(page.getByLabel('Mortgage balance')).toHaveValue('240,000');
  await expectNoOverflow(page);
  await expectAccessible('calculator with its result', 'both');

  // From now on the result follows every change, and lines of zero are left out.
  await page.getByLabel('Mortgage balance').fill('');
  await page.getByLabel('Total debt (excluding mortgage)').fill('0');
  await page.getByLabel('Existing savings').fill('');
  await expect(result(page).getByRole('heading')).toHaveText('Recommended coverage $1,000,000');
  expect(await readBreakdown(page)).toEqual([
    'Income replacement: $850,000',
    'Future needs: $110,000',
    'Left to cover: $960,000',
  ]);
  await page.getByLabel('Annual income').focus();
  await expect(
    page.getByRole('status').filter({ hasText: 'Recommended coverage: $1,000,000' }),
  ).toBeAttached();
  const slider = page.getByRole('slider', { name: 'Years to replace income, slider' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '15 years');
  await expect(page.getByLabel('Years to replace income', { exact: true })).toHaveValue('15');
  await expect(result(page).getByRole('heading')).toHaveText('Recommended coverage $1,400,000');
  await page.getByLabel('Annual income').fill('');
  await expect(result(page)).toContainText('This is your last result.');
  await expect(result(page).getByRole('heading')).toHaveText('Recommended coverage $1,400,000');
});

test('what is wrong with an amount is said, what cannot be read counts as 0, and the largest result fits 320 px', async ({
  page,
  expectAccessible,
}) => {
  await openCalculator(page);
  await page.getByLabel('Annual income').fill('85000');
  await page.getByLabel('Existing savings').fill('lots');
  const debt = page.getByLabel('Total debt (excluding mortgage)');
  await debt.fill('-5');
  await page.getByLabel('Education cost').fill('1000000000');
  await calculate(page).click();
  await expect(result(page)).toHaveCount(0);
  await expect(page.getByLabel('Education cost')).toHaveAccessibleDescription(
    'Enter an amount below $1 billion.',
  );
  await expect(findSummary(page)).toBeFocused();
  await expect(debt).toHaveAccessibleDescription('Enter 0 or more, without a minus sign.');
  await expect(page.getByLabel('Existing savings')).toHaveAccessibleDescription(/counts as \$0/);
  await expect(page.getByLabel('Existing savings')).toHaveAttribute('aria-invalid', 'true');
  await expectNoOverflow(page);
  await expectAccessible('calculator with errors');
  await page.setViewportSize({ width: 320, height: 800 });
  await debt.fill('5');
  await expect(debt).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Education cost').fill('');
  await calculate(page).click();
  await expect(result(page)).toContainText('$900,000');
  await expect(result(page)).toContainText('We couldn’t read your existing savings. It counts as $0.');
  await page.getByLabel('Annual income').fill('999,999,999');
  await expect(result(page)).toContainText('$5,000,000');
  await expectNoOverflow(page);
});

test('figures survive a reload and are printed with the result, until they are cleared', async ({ page }) => {
  await openCalculator(page);
  await fillFigures(page);
  await page.reload();
  await expect(page.getByLabel('Annual income')).toHaveValue('85,000');
  await expect(result(page)).toHaveCount(0);
  await calculate(page).click();
  await page.reload();
  await expect(page.getByLabel('Dependents')).toHaveValue('2');
  await expect(result(page)).toHaveCount(0);
  await calculate(page).click();
  await expect(result(page)).toContainText('$1,200,000');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const day = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  await expect(page.getByText(`Calculated on ${day}`)).toBeVisible();
  await expect(page.getByText('$18,000', { exact: true })).toBeVisible();
  await expect(result(page).getByText('$1,200,000', { exact: true })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'textbox', 'button', 'link'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Annual income')).toBeFocused();
  await expect(page.getByLabel('Annual income')).toHaveValue('');
  await expect(page.getByLabel('Dependents')).toHaveValue('0');
  await expect(result(page)).toHaveCount(0);
  await expect(calculate(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Education cost')).toHaveValue('');
  const keys = await page.evaluate(() => Object.keys(window.localStorage));
  expect(keys.filter((key) => key.includes('calculator'))).toEqual([]);
});

test('what was typed before the scripts ran is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/calculator', { waitUntil: 'commit' });
  await page.getByLabel('Annual income').fill('60000');
  await page.getByLabel('Years to replace income', { exact: true }).selectOption('20');
  held.resolve();
  await expect(calculate(page)).toBeEnabled();
  await calculate(page).click();
  await expect(result(page)).toContainText('$1,200,000');
});

test('the calculator works by keyboard alone', async ({ page }) => {
  await openCalculator(page);
  await page.getByLabel('Annual income').focus();
  await page.keyboard.type('60k');
  await page.keyboard.press('Tab');
  const years = page.getByLabel('Years to replace income', { exact: true });
  await expect(years).toBeFocused();
  await page.keyboard.type('20');
  await expect(years).toHaveValue('20');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider')).toBeFocused();
  for (const name of [
    'Mortgage balance',
    'Total debt (excluding mortgage)',
    'Dependents',
    'Education cost',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('$1,200,000');
  await expect(page.getByLabel('Existing savings')).toBeFocused();
});

test('both amounts around the result go into the quote, once, and no others', async ({ page }) => {
  for (const asked of ['1000001', '%3Cscript%3E']) {
    await page.goto(`/quote?coverage=${asked}`);
    await expect(page.getByLabel('Coverage amount', { exact: true })).toHaveValue('');
  }
  await openCalculator(page);
  await fillFigures(page);
  await calculate(page).click();
  await expect(result(page)).toContainText('$1,000,000 is $200,000 short, and $1,500,000 covers it all.');
  await expect(page.getByRole('link', { name: 'Use $1,500,000' })).toHaveAttribute(
    'href',
    '/quote?coverage=1500000',
  );
  await page.getByRole('link', { name: 'Use $1,000,000' }).click();
  await expect(page).toHaveURL('/quote?coverage=1000000');
  const coverage = page.getByLabel('Coverage amount', { exact: true });
  await expect(coverage).toHaveValue('$1,000,000');
  await coverage.selectOption('$250,000');
  await page.reload();
  await expect(coverage).toHaveValue('$250,000');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/calculator');
  await expect(page.getByLabel('Annual income')).toHaveValue('85,000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads complete, and says what scripts are needed for', async ({ page }) => {
    await page.goto('/calculator');
    await expect(page.getByRole('heading', { name: 'How we calculate the amount' })).toBeVisible();
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Find My Best Match' }).click();
    await expect(page).toHaveURL('/');
  });
});
