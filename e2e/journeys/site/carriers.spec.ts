import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { answerQuestions, answers, expectSummary } from '../../steps/quote.ts';
import { resumeQuote } from '../../steps/sign-up.ts';

async function openDirectory(page: Page, query = ''): Promise<void> {
  await page.goto(`/carriers${query}`);
  await page.waitForLoadState('networkidle');
}

/** The names on the cards, in the order of the page. */
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByPlaceholder('Search carriers...');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });

test('the directory lists 21 carriers by category with their facts and links, and explains how they got there', async ({
  page,
  expectAccessible,
}) => {
  await openDirectory(page);
  await expect(page).toHaveTitle(/^Carrier Directory/);
  await expect(cards(page)).toHaveCount(21);
  for (const name of ['Term life', 'Permanent life', 'No medical exam', 'Final expense']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'How a carrier gets listed' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'The network by the numbers' })).toContainText('21');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Matched Now' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'How we’re paid' })).toHaveAttribute(
    'href',
    '/legal/disclosures',
  );
  await expectNoOverflow(page);
  await expectAccessible('carrier directory', 'both');

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Brightwater Mutual' }) });
  const logo = card.getByRole('img', { name: 'Brightwater Mutual logo' });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(card).toContainText('People who use tobacco or nicotine');
  await expect(card.getByRole('link', { name: 'See if it fits (Brightwater Mutual)' })).toHaveAttribute(
    'href',
    '/quote?carrier=brightwater',
  );
  await expect(card.getByRole('link', { name: 'Brightwater Mutual', exact: true })).toHaveAttribute(
    'href',
    '/carriers/brightwater',
  );
  for (const fact of ['18–65', 'No set limits', 'No-exam option', '24–48 hours']) {
    await expect(card.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^See if it fits/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Compare with my match/ })).toHaveCount(18);
  const website = card.getByRole('link', { name: /^Learn more/ });
  await expect(website).toHaveAttribute('href', 'https://www.brightwatermutual.example/');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('link', { name: /^Learn more/ })).toHaveCount(20);
  await expect(page.getByRole('link', { name: /^Get Quote/ })).toHaveCount(1);
  const tooltip = card.getByRole('tooltip');
  await expect(tooltip).toBeHidden();
  await card.getByRole('button', { name: 'A+ Superior', exact: true }).focus();
  await expect(tooltip).toHaveText('Superior financial strength');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await expectAccessible('carrier directory at 320 px', 'none');
});

test('filters narrow the list, appear in the address, and Back removes them one by one', async ({
  page,
  expectAccessible,
}) => {
  await openDirectory(page);
  await page.getByLabel('Category').selectOption('No medical exam');
  await expect(page).toHaveURL('/carriers?category=no_exam');
  await expect(cards(page)).toHaveCount(13);
  await page.getByLabel('Rating').selectOption('A+');
  await expect(page).toHaveURL('/carriers?category=no_exam&rating=A%2B');
  await expect(cards(page)).toHaveText([
    'Alderpoint Life',
    'Brightwater Mutual',
    'Copperleaf Life',
    'Juniper Hollow Life',
    'Kestrel Ridge Mutual',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '5 of 21 carriers' })).toBeVisible();
  await search(page).fill('life');
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(cards(page).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize(size);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(5);
  await expectNoOverflow(page);
  await expectAccessible('filtered directory');
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByLabel('Rating')).toHaveValue('A+');
  await page.goBack();
  await expect(cards(page)).toHaveCount(13);
  await expect(page.getByLabel('Rating')).toHaveValue('all');
  await page.goBack();
  await expect(cards(page)).toHaveCount(21);
  await page.goForward();
  await expect(cards(page)).toHaveCount(13);
});

test('the search ignores case, accents, and typos, and adds no entries to the history', async ({ page }) => {
  await page.goto('/');
  await page.goto('/carriers');
  await page.waitForLoadState('networkidle');
  await search(page).pressSequentially('FERNBRÖK');
  await expect(cards(page)).toHaveText(['Fernbrook Mutual']);
  await expect(search(page)).toHaveValue('FERNBRÖK');
  await search(page).fill('tobaco');
  await expect(cards(page)).toHaveText(['Brightwater Mutual']);
  await expect(page).toHaveURL('/carriers?q=tobaco');
  await page.getByLabel('Rating').selectOption('A');
  await page.goBack();
  await expect(search(page)).toHaveValue('tobaco');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(search(page)).toHaveValue('tobaco');
  await expect(cards(page)).toHaveText(['Brightwater Mutual']);
});

test('an address from elsewhere does no harm, and without the search script names are still found', async ({
  page,
  allowedErrors,
}) => {
  for (const query of [
    '?category=whole&rating=B',
    '?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
    '?rating=A++',
  ]) {
    await openDirectory(page, query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrier Directory');
    await expectNoOverflow(page);
  }
  allowedErrors.push(/Failed to load resource|Failed to fetch/);
  await page.route('**/assets/carrier-search*', (route) => route.abort());
  await openDirectory(page);
  await search(page).fill('thistle');
  await expect(cards(page)).toHaveText(['Thistledown Mutual']);
});

test('chips remove filters one by one, and Clear Filters removes all of them', async ({
  page,
  expectAccessible,
}) => {
  await openDirectory(page, '?q=life&category=term&rating=A-&utm_source=mail');
  await expect(cards(page)).toHaveText(['Foxglove Life', 'Northfold Life']);
  await chip(page, 'Rated A-').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/carriers?q=life&category=term&utm_source=mail');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  // Two presses before the page shows what the first one changed.
  await page.getByRole('list', { name: 'Active filters' }).evaluate((list) => {
    for (const button of list.querySelectorAll<HTMLElement>('[aria-label^="Remove filter"]')) button.click();
  });
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(21);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);

  await search(page).fill('zzz');
  await page.getByLabel('Category').selectOption('Final expense');
  await expect(page.getByText('No carriers found matching your criteria.')).toBeVisible();
  await expectAccessible('empty directory');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/carriers?utm_source=mail');
  await expect(cards(page)).toHaveCount(21);
  await expect(search(page)).toHaveValue('');
});

test('a visitor can ask about a carrier that is only listed', async ({ page }) => {
  await openDirectory(page, '?q=quillhaven');
  await page.getByRole('link', { name: 'Compare with my match (Quillhaven Life)' }).click();
  await expect(page).toHaveURL('/quote?carrier=quillhaven');
  await page.getByRole('button', { name: /^Close/ }).click();
  await expect(page).toHaveURL('/carriers?q=quillhaven');
  await resumeQuote(page, answers.length, '/quote?carrier=quillhaven');
  await answerQuestions(page, answers.length, answers.length);
  await page.getByRole('button', { name: 'See My Quote' }).click();
  await expectSummary(page);
  await expect(page.getByText('You asked about Quillhaven Life')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all carriers are there, and no control that would need them', async ({ page }) => {
    await page.goto('/carriers?category=term');
    await expect(cards(page)).toHaveCount(21);
    await expect(search(page)).toBeHidden();
  });
});
