import { answerTopics } from '../../../shared/answers/answer-topics.data.ts';
import { answers } from '../../../shared/site/answers.data.ts';
import { expect, expectNoOverflow, serverTest, test } from '../../fixtures.ts';
import { readStructuredData } from '../../steps/structured-data.ts';

/** One with everything that an answer can have, if the library has any. */
const example =
  answers.find(({ price, sources, related }) => price && sources.length > 0 && related.length > 0) ??
  answers[0];
/** Words that only a few of its ways of asking have, so that the search has to know them. */
const query = example?.question.replaceAll(/[?,]/g, '') ?? '';

if (example) {
  const { slug, question, short, sources } = example;

  test('an answer is found while typing, read, and left again, with the keyboard alone', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/answers', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(answerTopics.length + 1);
    await expectNoOverflow(page);
    await expectAccessible('the library', 'both');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type(query);
    const results = page.getByRole('region', { name: 'Search results' });
    const found = results.getByRole('link', { name: question });
    await expect(found).toBeVisible();
    await expect(results).toContainText(short);
    await expect(page).toHaveURL(/\?q=/);
    await expectAccessible('what a search found');
    await page.keyboard.press('Enter');
    await expect(results).toBeFocused();
    while (!(await found.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/answers/${slug}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(question);
    await expect(heading).toBeFocused();
    const article = page.getByRole('article');
    await expect(article).toContainText(short, { useInnerText: true });
    for (const { name } of sources) await expect(article).toContainText(name);
    const term = article.locator('.bg-surface-lit').getByRole('button').first();
    await term.press('Enter');
    await expect(article.locator(':popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(article).toContainText(/Last checked on \w+ \d+, \d{4}/);
    await expectAccessible('an answer', 'both');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(found).toBeVisible();
  });

  test('pages make no `Intl` object while they load, because the first one takes a slow phone 200 ms', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      const { DateTimeFormat, NumberFormat, PluralRules } = Intl;
      for (const [name, format] of Object.entries({ DateTimeFormat, NumberFormat, PluralRules })) {
        const construct = (target: typeof format, options: unknown[]) => {
          made.push(name);
          return Reflect.construct(target, options);
        };
        Object.assign(Intl, { [name]: new Proxy(format, { construct }) });
      }
      Object.assign(window, { made });
    });
    for (const path of ['/', '/answers', `/answers/${slug}`, '/faq', '/guide']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the server answers the search, and the library stays below it', async ({ page }) => {
      await page.goto('/answers');
      await page.getByRole('searchbox').fill(query);
      await page.getByRole('button', { name: 'Search' }).click();
      const results = page.getByRole('region', { name: 'Search results' });
      await expect(results).toContainText(short);
      await expect(page.getByRole('searchbox')).toHaveValue(query);
      await expect(page.getByRole('navigation', { name: 'Topics' })).toBeVisible();
      await results.getByRole('link', { name: question }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
      await expect(page.getByRole('article')).toContainText(short, { useInnerText: true });
    });
  });

  serverTest(
    'an answer tells programs what it is, and an unknown one is not there',
    async ({ request, server }) => {
      const path = `/answers/${slug}`;
      const data = await readStructuredData(request, path);
      const article = data.find((entry) => entry['@type'] === 'Article');
      expect(article).toMatchObject({
        headline: question,
        abstract: short,
        mainEntityOfPage: `${server.origin}${path}`,
        dateModified: example.readOn,
        citation: sources.map(({ name, year }) => `${name} (${year})`),
      });
      expect(JSON.stringify(data)).not.toContain('FAQPage');
      const unknown = await request.get('/answers/no-such-answer');
      expect(unknown.status()).toBe(404);
      expect(await unknown.text()).toContain('<meta name="robots" content="noindex">');
    },
  );
}
