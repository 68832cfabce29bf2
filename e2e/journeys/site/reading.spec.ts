import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../../fixtures.ts';
import { readStructuredData } from '../../steps/structured-data.ts';

const pages = [
  ['/guide', 'Life Insurance Guide'],
  ['/faq', 'Frequently Asked Questions'],
  ['/about', 'About Coverlight'],
  ['/how-it-works', 'How It Works'],
  ['/reviews', 'Customer Reviews'],
  ['/legal/privacy', 'Privacy Policy'],
  ['/legal/terms', 'Terms of Service'],
  ['/legal/licenses', 'Insurance Licenses'],
  ['/legal/disclosures', 'Disclosures'],
  ['/legal/accessibility', 'Accessibility Statement'],
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const main = (page: Page) => page.getByRole('main');
const openAnswers = (page: Page) => main(page).locator('details[open]');
const answer = (page: Page, id: string) => page.locator(`details#${id}`);

for (const kind of ['reading', 'legal'] as const) {
  test(`the ${kind} pages read well, and link only to pages, addresses, and phone numbers`, async ({
    page,
    expectAccessible,
  }) => {
    for (const [path, heading] of pages) {
      if (path.startsWith('/legal/') !== (kind === 'legal')) continue;
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      // Only the terms that a page explains can be pressed.
      await expect(main(page).locator('button:not([popovertarget])')).toHaveCount(0);
      await expectAccessible(path);
      const targets = await main(page)
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const target of targets) expect(target).toMatch(/^([/#].*|mailto:\S+@\S+|tel:\+\d+)$/);
      if (kind === 'legal') await expectContentsToLead(page);
    }
  });
}

async function expectContentsToLead(page: Page): Promise<void> {
  await expect(page.getByText('Last updated: January 2024')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const names = await contents.getByRole('link').allTextContents();
  await expect(page.locator('article section > h2')).toHaveText(names);
  const last = names.at(-1) ?? '';
  await contents.getByRole('link', { name: last }).click();
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
  await expect(page.locator('section:focus')).toContainText(last);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and answers and sections open', async ({ page }) => {
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const text = await main(page).innerText();
      expect(text.split(/\s+/).length, path).toBeGreaterThan(path === '/faq' ? 100 : 250);
    }
    await page.goto('/faq');
    await page.getByText('Do I need a medical exam?').click();
    await expect(answer(page, 'medical-exam').getByText('Not always.')).toBeVisible();
    await page.goto('/legal/terms');
    await page.getByRole('link', { name: 'How to opt out of arbitration' }).click();
    await expect(page.getByRole('heading', { name: 'How to opt out of arbitration' })).toBeInViewport();
  });

  test('the guide has its topics, its pictures of facts in words, and its ways on', async ({ page }) => {
    await page.goto('/guide');
    const cards = page.getByRole('navigation', { name: 'Topics' }).locator('> ul > li');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Key Benefits' }).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Did You Know' })).toContainText(/40%.*70%.*85%/s);
    await expect(main(page).getByRole('link', { name: 'Calculate My Coverage' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    await expect(main(page).getByRole('link', { name: 'Find My Best Match' })).toHaveAttribute('href', '/');
    const prices = page.getByRole('figure', { name: 'The longer you wait, the more the same policy costs' });
    await expect(prices.getByRole('listitem')).toHaveCount(4);
    await expect(prices).toContainText(/averages published by \S+ in March 2024/);
    const need = page.getByRole('figure', { name: 'The example in one bar' });
    await expect(need).toContainText(/Income replacement\$600,000.*Left to cover\$750,000/);
  });

  test('how it works compares in a real table, and reviews claim nothing to search engines', async ({
    page,
  }) => {
    await page.goto('/how-it-works');
    const table = page.getByRole('table', { name: /Buying life insurance the traditional way/ });
    await expect(table.getByRole('columnheader')).toHaveText([
      'What’s different',
      'Traditional way',
      'With Coverlight',
    ]);
    await expect(table.getByRole('rowheader', { name: 'Phone calls' })).toBeVisible();
    await expect(table.getByRole('row').nth(3).getByRole('cell')).toHaveCount(2);

    await page.goto('/reviews');
    await expect(main(page)).toContainText(/4\.9\/5.*from 2,300\+ reviews/s);
    await expect(page.getByRole('region', { name: 'Recent reviews' }).getByRole('listitem')).toHaveCount(8);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).not.toMatch(/"@type":"\w*(Review|Rating)/);
  });

  test('the FAQ tells search engines where it is, with absolute addresses', async ({ request, server }) => {
    const data = await readStructuredData(request, '/faq');
    const breadcrumb = data.find((entry) => entry['@type'] === 'BreadcrumbList');
    expect(breadcrumb).toHaveProperty('itemListElement.0.item', `${server.origin}/`);
  });
});

test('a link moves to a part of a topic or a section, and the contents stay in sight', async ({ page }) => {
  await open(page, '/guide');
  const topics = page.getByRole('navigation', { name: 'Choosing the Right Policy' });
  await topics.getByRole('link', { name: 'What to check about a carrier' }).click();
  await expect(page).toHaveURL('/guide#checking-a-carrier');
  await expect(page.getByRole('heading', { name: 'What to check about a carrier' })).toBeInViewport();
  await page.keyboard.press('Tab');
  const part = '#checking-a-carrier';
  await expect(page.locator(`${part} :focus, ${part} ~ * :focus`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/guide');

  await open(page, '/legal/privacy#security');
  await expect(page.getByRole('heading', { name: 'How we protect it' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Children', exact: true })).toBeInViewport();
});

test('the article on need has a calculator, which adds up while its sliders move, and a readable table', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/blog/how-much-life-insurance-do-i-need');
  const sketch = page.getByRole('region', { name: 'Try it: move the sliders' });
  await expect(sketch.getByRole('status')).toContainText('$900,000');
  await sketch.getByRole('slider', { name: 'Years your family would need it' }).press('ArrowRight');
  await expect(sketch.getByRole('status')).toContainText('$950,000');
  await expect(sketch).toContainText('Income replacement$770,000');
  await expectAccessible('the article with its calculator');

  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('row', { name: /^Left to cover/ });
  await expect(row.getByRole('cell').last()).toHaveText('$1,000,000');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  await expectNoOverflow(page);
});

test('the FAQ opens one answer at a time, by keyboard, and the question in the address', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/faq');
  await expect(main(page).locator('details')).toHaveCount(10);
  await expect(openAnswers(page)).toHaveCount(0);
  await answer(page, 'who-we-are').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'who-we-are')).toHaveAttribute('open');
  await expectAccessible('an open answer');
  for (const focused of ['about us', 'where we’re licensed']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: focused, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(page, 'how-matching-works')).toHaveAttribute('open');
  await expect(openAnswers(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(openAnswers(page)).toHaveCount(0);

  await page.goto('/');
  await open(page, '/faq#medical-exam');
  await expect(answer(page, 'medical-exam')).toHaveAttribute('open');
  await expect(page.getByText('Not always.')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'phone-calls';
  });
  await expect(answer(page, 'phone-calls')).toHaveAttribute('open');
  await expect(answer(page, 'phone-calls').locator('summary')).toBeFocused();
  await expect(openAnswers(page)).toHaveCount(1);
  await page.goto('/');
  await open(page, '/faq#no-such-question');
  await expect(openAnswers(page)).toHaveCount(0);
});

test('only the document is printed, with complete tables', async ({ page }) => {
  await open(page, '/legal/licenses');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('nav:visible')).toHaveCount(0);
  await expect(page.locator('tbody tr').first()).toHaveCSS('display', 'table-row');
  await expect(page.getByRole('columnheader', { name: 'License number' })).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByText('Not always.')).toBeVisible();
});
