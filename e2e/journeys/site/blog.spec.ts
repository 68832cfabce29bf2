import { brand } from '../../../shared/site/brand.data.ts';
import { expect, expectNoOverflow, serverTest, test } from '../../fixtures.ts';
import { readStructuredData } from '../../steps/structured-data.ts';

const articles = [
  ['top-5-life-insurance-myths-busted', 'September 10, 2025'],
  ['life-insurance-for-new-parents-complete-guide', 'July 27, 2025'],
  ['term-vs-whole-life-insurance-which-is-right-for-you', 'June 19, 2025'],
  ['how-much-life-insurance-do-i-need', 'May 8, 2025'],
] as const;
const [newest] = articles;

test('the blog lists its articles, newest first, and its newsletter, which is not open yet, accepts nothing', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(`Blog · ${brand.name}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(articles.length);
  for (const [index, [slug, date]] of articles.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
    await expect(card.locator('time')).toHaveText(date);
    await expect(card.getByText(/· \d+ min read$/)).toBeVisible();
    expect(
      await card.getByRole('list', { name: 'Topics' }).getByRole('listitem').count(),
    ).toBeLessThanOrEqual(2);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Calculate My Coverage' })).toHaveAttribute(
    'href',
    '/calculator',
  );
  await expectNoOverflow(page);
  await expectAccessible('blog');

  const newsletter = page.getByRole('region', { name: 'New articles by email' });
  await expect(newsletter.getByText('Our newsletter isn’t open yet')).toBeVisible();
  const address = newsletter.getByLabel('Email address');
  await expect(address).toBeVisible();
  await expect(address).toBeDisabled();
  await expect(address).toHaveAccessibleDescription(/isn’t open yet/);
  await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await expect(newsletter.getByRole('link', { name: 'subscribe to the feed' })).toHaveAttribute(
    'href',
    '/feed.xml',
  );
});

test('every article reads like one', async ({ page, expectAccessible }) => {
  for (const [slug, date] of articles) {
    const response = await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    // Search engines cut a longer one, so a long title goes without the name.
    const withName = `${title} · ${brand.name}`;
    await expect(page).toHaveTitle(withName.length > 65 ? title : withName);
    await expect(page.locator('article time').first()).toHaveText(date);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Calculate My Coverage' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    await expect(main.getByRole('link', { name: 'Find My Best Match' })).toHaveAttribute('href', '/');
    const words = (await page.getByRole('article').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(900);
    await expectNoOverflow(page);
    await expectAccessible(slug, slug === newest[0] ? 'both' : 'light');
  }
});

test('an article names two others, and its contents lead to the sections, by keyboard and by address', async ({
  page,
}) => {
  await page.goto('/blog/term-vs-whole-life-insurance-which-is-right-for-you', { waitUntil: 'networkidle' });
  const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link');
  await expect(related).toHaveText([
    'How Much Life Insurance Do I Need?',
    'Life Insurance for New Parents: Complete Guide',
  ]);
  await related.first().click();
  await expect(page).toHaveURL('/blog/how-much-life-insurance-do-i-need');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Much Life Insurance Do I Need?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^How Much Life Insurance/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Term vs\. Whole/);

  await page.goto(`/blog/${newest[0]}`, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2);
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeInViewport();
  const address = page.url();
  expect(address).toContain('#');
  await page.goto('/blog');
  await page.goto(address);
  await expect(heading).toBeInViewport();
});

test('an address without an article leads to the blog, from the server and within the site', async ({
  page,
  request,
}) => {
  const response = await request.get('/blog/no-such-article', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/blog']);
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL('/blog');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/blog/no-such-article-either');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

serverTest('an article tells search engines and other sites what it is', async ({ request, server }) => {
  const path = `/blog/${newest[0]}`;
  const url = `${server.origin}${path}`;
  const html = await (await request.get(path)).text();
  const read = (name: string) =>
    new RegExp(`<(?:meta|link) ${name} (?:content|href)="([^"]+)"`).exec(html)?.[1];
  const picture = `${server.origin}/previews/blog-${newest[0]}.png`;
  expect(read('rel="canonical"')).toBe(url);
  expect(read('property="og:type"')).toBe('article');
  expect(read('property="og:url"')).toBe(url);
  expect(read('property="article:published_time"')).toBe('2025-09-10');
  expect(read('name="description"')?.length).toBeGreaterThan(70);
  expect(read('rel="alternate"')).toBe('/feed.xml');
  expect(read('property="og:image"')).toBe(picture);
  const [article, breadcrumb] = await readStructuredData(request, path);
  expect(article).toMatchObject({
    '@type': 'Article',
    mainEntityOfPage: url,
    image: picture,
    datePublished: '2025-09-10',
    publisher: { name: brand.name, url: `${server.origin}/` },
  });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
  expect(breadcrumb).toHaveProperty('itemListElement.1.item', `${server.origin}/blog`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is complete, and prints without what surrounds it', async ({ page }) => {
    await page.goto(`/blog/${newest[0]}`);
    await expect(page.getByRole('heading', { name: 'What the five have in common' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'img'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
    await expect(page.getByText(`${brand.name} · /blog/${newest[0]}`)).toBeVisible();
  });
});
